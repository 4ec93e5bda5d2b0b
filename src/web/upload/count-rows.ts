import { limits } from '#contract/limits.ts'
import { normaliseUrl } from '#contract/lists/normalise-url.ts'
import { type ListCount, UnreadableList } from './list.ts'

/** Counts the addresses of one column as rows come by. Throws `UnreadableList` when there are more than may be read. */
export function createRowCounter() {
  const count: ListCount = { rows: 0, images: 0, withoutHost: 0, notHttp: 0, isFinal: false }
  return {
    add(address: string): void {
      count.rows += 1
      if (count.rows > limits.maxRowsRead)
        throw new UnreadableList('too_many_rows', { maxRows: limits.maxRowsRead })
      const url = normaliseUrl(address)
      if ('problem' in url && url.problem === 'empty') return
      count.images += 1
      if (!('problem' in url)) return
      if (url.problem === 'needs_base') count.withoutHost += 1
      else count.notHttp += 1
    },
    sum: (isFinal: boolean): ListCount => ({ ...count, isFinal }),
  }
}
