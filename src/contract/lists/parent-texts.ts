import type { RowWishes } from './columns/row-wishes.ts'
import { findHandle, hasParent, parentHeader } from './has-parent.ts'

/**
 * Copies title and product to rows that belong to one above and have none: rows with the same `Handle`, and rows whose `__parentId`
 * is the `id` of that one. Rows must be requested in order; only the last such row is kept.
 */
export function createParentTexts(
  headers: readonly string[],
): (cellAt: (index: number) => string, wishes: RowWishes) => RowWishes {
  if (!hasParent(headers)) return (_, wishes) => wishes
  const parent = headers.indexOf(parentHeader)
  const own = parent === -1 ? findHandle(headers) : headers.indexOf('id')
  let key = ''
  let texts: RowWishes = {}

  return (cellAt, wishes) => {
    const reference = parent === -1 ? cellAt(own) : cellAt(parent)
    const isChild = reference !== '' && reference === key
    if (isChild) return { ...texts, ...wishes }
    if (parent !== -1 && reference !== '') return wishes
    key = own === -1 ? '' : cellAt(own)
    const { product, pageTitle } = wishes
    texts = { ...(product !== undefined && { product }), ...(pageTitle !== undefined && { pageTitle }) }
    return wishes
  }
}
