/** Columns whose value is the same in all rows of a product, in a list with a row for each picture. */
const handles = /^(?:url ?)?handle(?:_?id)?$/i
/** The column by which rows of Shopify's bulk operations refer to a row above. */
export const parentHeader = '__parentId'

/** The column that identifies what a row belongs to; -1 if there is none. */
export function findHandle(headers: readonly string[]): number {
  return headers.findIndex((header) => handles.test(header.trim()))
}

/** Whether rows of this list belong together. */
export function hasParent(headers: readonly string[]): boolean {
  return headers.includes(parentHeader) || findHandle(headers) !== -1
}
