import { existingIn, type FilesOfSet, hasAltTexts, openFileAltTexts } from '#contract/file-alt-texts.ts'
import { limits } from '#contract/limits.ts'
import { type RowWishes, repeatKey } from '#contract/lists/columns/row-wishes.ts'
import { normaliseUrl } from '#contract/lists/normalise-url.ts'
import { picturesOfRow, type RowPicture } from '#contract/lists/pictures-in-cell.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import { readSetAddress } from '#contract/picture-set-address.ts'
import { createByteList } from './create-byte-list.ts'
import { fingerprint } from './fingerprint.ts'
import type { CountChoice, ListCount } from './list.ts'

/** What is read of a row. */
export interface CountedRow {
  address: string
  context: string
  wishes: RowWishes
  /** The line of the file, from 1, on which it begins. */
  line: number
}

const mostWeakTexts = 3
/** A set has fewer files, and a list can be much longer. */
const mostSetPaths = 20_000

/** What an image of a list is to the offers of the amount step: bits of one byte. */
export const imageKinds = {
  /** The list or its own file has an alt text for it. */
  withAlt: 1,
  /** It asks for the same as an image before it. */
  repeat: 2,
  /** Its alt text breaks a rule. */
  weakAlt: 4,
} as const

export type RowCounter = Awaited<ReturnType<typeof openRowCounter>>

/**
 * Counts rows, and the pictures that each names, as they come by; `set` are the uploaded files that it names. Throws `UnreadableList` when
 * there are more than may be read.
 */
export async function openRowCounter(choice: CountChoice, set: FilesOfSet | null = null) {
  // The rules with the words of all languages are as large as the rest of the reader.
  const { judgeAltText } =
    choice.wishColumns.existingAlt || (set && hasAltTexts(set))
      ? await import('#checks/judge-alt-text.ts')
      : { judgeAltText: () => [] }
  const count = {
    rows: 0,
    images: 0,
    withoutHost: 0,
    notHttp: 0,
    withAlt: 0,
    weakAlt: 0,
    empty: 0,
    several: 0,
  }
  const altTextsOf = openFileAltTexts(set)
  const weakTexts: string[] = []
  const setPaths = new Set<string>()
  const kinds = createByteList()
  const seen = new Set<number>()

  function isRepeat(url: string, context: string, wishes: RowWishes): boolean {
    const before = seen.size
    return seen.add(fingerprint(repeatKey(url, context, wishes))).size === before
  }

  function existingOf({ existingAlt }: RowWishes, url: string): string[] {
    if (existingAlt !== undefined) return [existingAlt]
    return Object.values(existingIn(altTextsOf(url), choice.languages))
  }

  function addPicture({ address, wishes }: RowPicture, context: string): void {
    const url = normaliseUrl(address)
    const problem = 'problem' in url ? url.problem : null
    if (problem === 'empty') return
    count.images += 1
    if (problem === 'needs_base') count.withoutHost += 1
    if (problem !== null && problem !== 'needs_base') count.notHttp += 1
    const reached = problem === 'needs_base' && choice.baseUrl ? normaliseUrl(address, choice.baseUrl) : url
    if ('url' in reached && setPaths.size < mostSetPaths) {
      const meant = readSetAddress(reached.url)
      if (meant) setPaths.add(meant.path)
    }
    // Without an address there is nothing to compare.
    const repeats = 'url' in reached && isRepeat(reached.url, context, wishes)
    const existing = existingOf(wishes, 'url' in reached ? reached.url : '')
    const hasAlt = existing.length > 0
    if (hasAlt) count.withAlt += 1
    const judged = {
      url: 'url' in reached ? reached.url : address,
      isLinked: wishes.linkTarget !== undefined,
    }
    const weakText = existing.find((text) => judgeAltText(text, judged).length > 0)
    const isWeak = weakText !== undefined
    if (isWeak) {
      count.weakAlt += 1
      if (weakTexts.length < mostWeakTexts && !weakTexts.includes(weakText)) weakTexts.push(weakText)
    }
    kinds.push(
      (hasAlt ? imageKinds.withAlt : 0) |
        (isWeak ? imageKinds.weakAlt : 0) |
        (repeats ? imageKinds.repeat : 0),
    )
  }

  return {
    add(row: CountedRow): void {
      count.rows += 1
      if (count.rows > limits.maxRowsRead)
        throw new UnreadableList('too_many_rows', { maxRows: limits.maxRowsRead })
      const pictures = picturesOfRow(row.address, row.wishes, row.line)
      const before = count.images
      for (const picture of pictures) addPicture(picture, row.context)
      if (count.images === before) count.empty += 1
      if (pictures.length > 1) count.several += 1
    },
    sum: (isFinal: boolean): ListCount => ({
      ...count,
      weakTexts: [...weakTexts],
      setPaths: isFinal ? [...setPaths] : [],
      // Only the whole of it is of use, and each report is copied on its way to the page.
      kinds: isFinal ? kinds.bytes() : new Uint8Array(),
      choice,
      isFinal,
    }),
  }
}
