import { limits } from '#contract/limits.ts'
import { normaliseUrl } from '#contract/lists/normalise-url.ts'
import { type RowWishes, repeatKey } from '#contract/lists/row-wishes.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { createByteList } from './create-byte-list.ts'
import { fingerprint } from './fingerprint.ts'
import { imageKinds } from './image-kinds.ts'
import type { CountChoice, ListCount } from './list.ts'

/** What is read of a row. */
export interface CountedRow {
  address: string
  context: string
  wishes: RowWishes
}

/** Counts rows as they come by. Throws `UnreadableList` when there are more than may be read. */
export function createRowCounter(choice: CountChoice) {
  const count = { rows: 0, images: 0, withoutHost: 0, notHttp: 0, withAlt: 0 }
  const kinds = createByteList()
  const seen = new Set<number>()

  function isRepeat(url: string, { context, wishes }: CountedRow): boolean {
    const before = seen.size
    return seen.add(fingerprint(repeatKey(url, context, wishes))).size === before
  }

  return {
    add(row: CountedRow): void {
      count.rows += 1
      if (count.rows > limits.maxRowsRead)
        throw new UnreadableList('too_many_rows', { maxRows: limits.maxRowsRead })
      const url = normaliseUrl(row.address)
      const problem = 'problem' in url ? url.problem : null
      if (problem === 'empty') return
      count.images += 1
      if (problem === 'needs_base') count.withoutHost += 1
      if (problem === 'not_http' || problem === 'too_long') count.notHttp += 1
      const reached =
        problem === 'needs_base' && choice.baseUrl ? normaliseUrl(row.address, choice.baseUrl) : url
      // Without an address there is nothing to compare.
      const repeats = 'url' in reached && isRepeat(reached.url, row)
      const hasAlt = row.wishes.existingAlt !== undefined
      if (hasAlt) count.withAlt += 1
      kinds.push((hasAlt ? imageKinds.withAlt : 0) | (repeats ? imageKinds.repeat : 0))
    },
    sum: (isFinal: boolean): ListCount => ({
      ...count,
      // Only the whole of it is of use, and each report is copied on its way to the page.
      kinds: isFinal ? kinds.bytes() : new Uint8Array(),
      choice,
      isFinal,
    }),
  }
}
