/** What rows of one product have in common in a list that has a row for each of its pictures. */
const handles = /^(?:url ?)?handle(?:_?id)?$/i
/** What rows of a list of Shopify's bulk operations refer to the row above them by. */
export const parentHeader = '__parentId'

/** The column that names what a row is of; -1 without one. */
export function findHandle(headers: readonly string[]): number {
  return headers.findIndex((header) => handles.test(header.trim()))
}

/** Do rows of this list belong together? */
export function hasParent(headers: readonly string[]): boolean {
  return headers.includes(parentHeader) || findHandle(headers) !== -1
}
