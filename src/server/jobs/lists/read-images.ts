import { hash } from 'node:crypto'
import { judgeAltText } from '#checks/judge-alt-text.ts'
import { existingIn, type FilesOfSet, openFileAltTexts } from '#contract/file-alt-texts.ts'
import { limits } from '#contract/limits.ts'
import { type RowWishes, repeatKey } from '#contract/lists/columns/row-wishes.ts'
import { normaliseUrl, type UrlProblem } from '#contract/lists/normalise-url.ts'
import { UnreadableList } from '#contract/lists/unreadable-list.ts'
import type { PictureFaultCode } from '#contract/picture-faults.ts'
import { filenameOfHttpUrl, filenameOfUrl } from '#server/describing/keywords/filename-of-url.ts'
import type { StoredBreach } from '#server/jobs/images.tables.ts'

/** A row as a job keeps it. */
export interface KeptRow {
  /** As `ListRow` says. */
  source: string
  rawUrl: string
  context: string
  wishes: RowWishes
  /** As `PictureRow` says; null in a job that began before rows were counted. */
  row: number | null
  place: number | null
  /** The position of the image that it regenerates. */
  regenerates?: number
  /** It gets the texts of an image of an earlier job at once; it costs nothing. */
  isDescribed?: boolean
}

/** What was read so far. */
export interface ImageSum {
  /** Rows that have an address: the highest position. */
  rows: number
  /** Images of the job: all of these but the ones that were carried over. */
  total: number
  /** Rows whose address can't be fetched: they have failed before the job begins. */
  failed: number
  /** Rows that ask for the same as one before them. */
  repeats: number
  /** Rows that have the texts of an image of an earlier job already: free in any case. */
  copied: number
  /** Rows whose alt text was taken over. */
  carried: number
}

export interface ImageChoice {
  /** Of images, what is carried over not counted. */
  maxImages: number | null
  baseUrl?: string | undefined
  /** Added to the context of every row. */
  keywords?: readonly string[] | undefined
  /**
   * The languages of a job that carries over the rows which have an alt text already: that of a list is one in the first of them. Null: no
   * row is carried over.
   */
  carryInto: readonly string[] | null
  /** What breaks a rule is described instead of carried over. */
  replaceWeak?: boolean
  /** What is carried over counts here, too. */
  maxImagesPerJob: number
}

/** An image as it begins in its job. */
export interface ReadImage<Row extends KeptRow = KeptRow> {
  row: Row
  url: string
  filename: string
  context: string
  position: number
  state: 'pending' | 'succeeded' | 'failed' | 'carried'
  fault: PictureFaultCode | null
  doneNumber: number | null
  follows: number | null
  /** Its texts as JSON. */
  texts: string | null
  /** The rules that an alt text breaks that is carried over; null if none. */
  breaches: StoredBreach[] | null
}

const faults: Record<Exclude<UrlProblem, 'empty'>, PictureFaultCode> = {
  not_http: 'not_http',
  needs_base: 'not_http',
  too_long: 'address_too_long',
  formula: 'formula_not_computed',
}

/**
 * Makes images of the rows of a list, as they come. Rows without an address are left out; from `maxImages` on nothing more is
 * read. A row that asks for the same as one before it follows that one. Refuses `too_many_images` above `maxImagesPerJob`.
 */
export function createImageReader(choice: ImageChoice, set: FilesOfSet | null = null) {
  const sum: ImageSum = { rows: 0, total: 0, failed: 0, repeats: 0, copied: 0, carried: 0 }
  const firstOf = new Map<string, number>()
  const most = choice.maxImages ?? Number.POSITIVE_INFINITY
  const altTextsOf = openFileAltTexts(set)
  const { keywords = [] } = choice

  function carryOver({ existingAlt, linkTarget }: RowWishes, url: string) {
    const { carryInto, replaceWeak = false } = choice
    if (carryInto === null) return null
    // What the list says is newer than the file.
    const existing = existingAlt ? { [carryInto[0]!]: existingAlt } : existingIn(altTextsOf(url), carryInto)
    const texts = Object.entries(existing)
    if (texts.length === 0) return null
    const broken = texts.flatMap(([language, text]) =>
      judgeAltText(text, { url, isLinked: linkTarget !== undefined }).map((rule) => ({ rule, language })),
    )
    if (replaceWeak && broken.length > 0) return null
    const breaches = [...Map.groupBy(broken, ({ rule }) => rule)].map(([rule, ones]) => ({
      rule,
      languages: ones.map(({ language }) => language),
    }))
    return {
      texts: JSON.stringify(
        Object.fromEntries(texts.map(([language, altText]) => [language, { altText, description: '' }])),
      ),
      breaches: breaches.length > 0 ? breaches : null,
    }
  }

  /** Null: the row has no address. Adds what it reads to the sum. */
  function readImage<Row extends KeptRow>(row: Row): ReadImage<Row> | null {
    const address = normaliseUrl(row.rawUrl, choice.baseUrl)
    if ('problem' in address && address.problem === 'empty') return null
    sum.rows += 1
    if (sum.rows > choice.maxImagesPerJob)
      throw new UnreadableList('too_many_images', { maxImages: choice.maxImagesPerJob })
    const isAddress = 'url' in address
    const url = isAddress ? address.url : keptAddress(row.rawUrl)
    const filename = isAddress ? filenameOfHttpUrl(url) : filenameOfUrl(url)
    const said = [row.context, ...keywords].filter((part) => part !== '').join(', ')
    const context = said.slice(0, limits.contextCharacters).toWellFormed()
    const image: ReadImage<Row> = {
      row,
      url,
      filename,
      context,
      position: sum.rows,
      state: 'pending',
      fault: null,
      doneNumber: null,
      follows: null,
      texts: null,
      breaches: null,
    }
    const carried = carryOver(row.wishes, url)
    if (carried) {
      sum.carried += 1
      image.state = 'carried'
      Object.assign(image, carried)
      return image
    }
    sum.total += 1
    if (!('url' in address)) {
      sum.failed += 1
      image.state = 'failed'
      image.fault = faults[address.problem as keyof typeof faults]
      image.doneNumber = sum.failed + sum.copied
      return image
    }
    const key = digest(repeatKey(url, row.context, row.wishes))
    const first = firstOf.get(key)
    if (first === undefined) firstOf.set(key, sum.rows)
    if (row.isDescribed) {
      sum.copied += 1
      image.state = 'succeeded'
      image.doneNumber = sum.failed + sum.copied
      return image
    }
    if (first !== undefined) sum.repeats += 1
    image.follows = first ?? null
    return image
  }

  return {
    read<Row extends KeptRow>(rows: readonly Row[]): ReadImage<Row>[] {
      const images: ReadImage<Row>[] = []
      for (const row of rows) {
        if (sum.total >= most) break
        const image = readImage(row)
        if (image) images.push(image)
      }
      return images
    },
    isFull: () => sum.total >= most,
    sum: (): ImageSum => ({ ...sum }),
  }
}

// One character more than an address may have: should the row be tried again, it is too long again.
function keptAddress(raw: string): string {
  return raw.length > limits.addressCharacters ? `${raw.slice(0, limits.addressCharacters)}…` : raw
}

/** Short, so that a hundred thousand of them stay small. */
function digest(key: string): string {
  return hash('sha256', key, 'base64').slice(0, 22)
}
