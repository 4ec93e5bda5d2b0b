import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import { normaliseUrl } from '#contract/lists/normalise-url.ts'
import { type RowWishes, repeatKey } from '#contract/lists/row-wishes.ts'
import type { PictureFault } from '#contract/picture-faults.ts'
import { filenameOfUrl } from '#server/describing/keywords/filename-of-url.ts'
import type { ListRow } from '#server/jobs/lists/read-list.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { copyDescribed, type DescribedImage } from './copy-described.ts'

const notHttp: PictureFault = { code: 'not_http' }

/** A row as a job keeps it. */
export interface KeptRow extends Omit<ListRow, 'line'> {
  /** An image of an earlier job whose texts it gets at once; it costs nothing. */
  repeats?: DescribedImage | null
}

export interface InsertedImages {
  /** Rows that were written: the highest position. */
  rows: number
  /** Images of the job: all of these but the ones that were carried over. */
  total: number
  /** Rows whose address is not http(s): they have failed before the job begins. */
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
  /** The language of the alt texts that the list has already: rows that have one are carried over. Null: none are. */
  carryInto: string | null
  countsRepeatsOnce: boolean
  /** What is carried over counts here, too. */
  maxImagesPerJob: number
  /** Beyond so many that cost something, images are counted and not written: the job will be refused. */
  payAtMost: number
}

/**
 * Writes the rows of a list as the images of a job, batch by batch. Rows without an address are left out;
 * after `maxImages` nothing more is read. A row that asks for the same as one before it follows that one.
 * Refuses `no_rows`, `none_missing` and, above `maxImagesPerJob`, `too_many_images`.
 */
export async function insertImages(
  tx: Transaction,
  jobId: number,
  batches: AsyncIterable<KeptRow[]>,
  choice: ImageChoice,
): Promise<InsertedImages> {
  const sum: InsertedImages = { rows: 0, total: 0, failed: 0, repeats: 0, copied: 0, carried: 0 }
  const firstOf = new Map<string, number>()
  const most = choice.maxImages ?? Number.POSITIVE_INFINITY
  for await (const batch of batches) {
    const images: ReadImage[] = []
    for (const row of batch) {
      if (sum.total >= most || sum.rows > choice.maxImagesPerJob) break
      const image = readImage(row, choice, sum, firstOf)
      if (image) images.push(image)
    }
    if (sum.rows > choice.maxImagesPerJob) {
      throw new Refusal('too_many_images', { maxImages: choice.maxImagesPerJob })
    }
    if (countPayable(sum, choice) <= choice.payAtMost) {
      await insertBatch(tx, jobId, images)
      await copyDescribed(tx, jobId, images.flatMap(toCopy))
    }
    if (sum.total >= most) break
  }
  if (sum.total === 0) throw new Refusal(sum.carried > 0 ? 'none_missing' : 'no_rows')
  return sum
}

/** How many of the images cost something if all succeed. */
export function countPayable(sum: InsertedImages, { countsRepeatsOnce }: { countsRepeatsOnce: boolean }) {
  return sum.total - sum.copied - (countsRepeatsOnce ? sum.repeats : 0)
}

interface ReadImage {
  row: KeptRow
  url: string
  position: number
  state: 'pending' | 'succeeded' | 'failed' | 'carried'
  doneNumber: number | null
  follows: number | null
  texts: string | null
}

/** Null: the row has no address. Adds what it reads to the sum. */
function readImage(
  row: KeptRow,
  choice: ImageChoice,
  sum: InsertedImages,
  firstOf: Map<string, number>,
): ReadImage | null {
  const address = normaliseUrl(row.rawUrl, choice.baseUrl)
  if ('problem' in address && address.problem === 'empty') return null
  sum.rows += 1
  const url = 'url' in address ? address.url : row.rawUrl
  const image = { row, url, position: sum.rows, doneNumber: null, follows: null, texts: null }
  const existing = row.wishes.existingAlt
  if (choice.carryInto !== null && existing) {
    sum.carried += 1
    const texts = JSON.stringify({ [choice.carryInto]: { altText: existing, description: '' } })
    return { ...image, state: 'carried', texts }
  }
  sum.total += 1
  if (!('url' in address)) {
    sum.failed += 1
    return { ...image, state: 'failed', doneNumber: sum.failed + sum.copied }
  }
  const key = digest(repeatKey(url, row.context, row.wishes))
  const first = firstOf.get(key)
  if (first === undefined) firstOf.set(key, sum.rows)
  if (row.repeats) {
    sum.copied += 1
    return { ...image, state: 'succeeded', doneNumber: sum.failed + sum.copied }
  }
  if (first !== undefined) sum.repeats += 1
  return { ...image, state: 'pending', follows: first ?? null }
}

function toCopy({ row, url, position }: ReadImage) {
  const { repeats } = row
  return repeats ? [{ position, url, filename: filenameOfUrl(url), context: contextOf(row), repeats }] : []
}

function contextOf(row: KeptRow): string {
  return row.context.slice(0, limits.contextCharacters)
}

/** Short, so that a hundred thousand of them stay small. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64').slice(0, 22)
}

async function insertBatch(tx: Transaction, jobId: number, images: ReadImage[]): Promise<void> {
  const column = (pick: (image: ReadImage) => unknown) => sql.param(images.map(pick))
  await tx.execute(sql`
    insert into job_images (job_id, position, url, filename, context, wishes, source, done_number, state, fault,
      done_at, follows, language_versions)
    select ${jobId}, position, url, filename, context, wishes::jsonb, source::json, done_number, state,
      case when state = 'failed' then ${JSON.stringify(notHttp)}::jsonb end,
      case when done_number is not null then now() end, follows, texts::jsonb
    from unnest(
      ${column((image) => image.position)}::int[], ${column((image) => image.url)}::text[],
      ${column((image) => filenameOfUrl(image.url))}::text[],
      ${column(({ row }) => contextOf(row))}::text[],
      ${column((image) => writeWishes(image.row.wishes))}::text[],
      ${column((image) => image.row.source)}::text[], ${column((image) => image.doneNumber)}::int[],
      ${column((image) => image.state)}::text[], ${column((image) => image.follows)}::int[],
      ${column((image) => image.texts)}::text[]
    ) as list (position, url, filename, context, wishes, source, done_number, state, follows, texts)`)
}

function writeWishes(wishes: RowWishes): string | null {
  return Object.keys(wishes).length === 0 ? null : JSON.stringify(wishes)
}
