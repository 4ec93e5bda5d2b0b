import { sql } from 'drizzle-orm'
import { limits } from '#contract/limits.ts'
import { normaliseUrl } from '#contract/lists/normalise-url.ts'
import type { PictureFault } from '#contract/picture-faults.ts'
import { filenameOfUrl } from '#server/describing/filename-of-url.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { ListRow } from './lists/read-list.ts'

const notHttp: PictureFault = { code: 'not_http' }

export interface InsertedImages {
  total: number
  /** Rows whose address is not http(s): they have failed before the job begins. */
  failed: number
}

/**
 * Writes the rows of a list as the images of a job, batch by batch. Rows without an address are left out;
 * after `maxImages` nothing more is read. Refuses `no_rows` and, above `maxImagesPerJob`, `too_many_images`.
 */
export async function insertImages(
  tx: Transaction,
  jobId: number,
  batches: AsyncIterable<ListRow[]>,
  choice: {
    maxImages: number | null
    baseUrl?: string | undefined
    maxImagesPerJob: number
    /** Beyond so many, images are counted and not written: the job will be refused. */
    writeAtMost: number
  },
): Promise<InsertedImages> {
  const most = Math.min(choice.maxImages ?? Number.POSITIVE_INFINITY, choice.maxImagesPerJob + 1)
  let total = 0
  let failed = 0
  for await (const batch of batches) {
    const images = []
    for (const row of batch) {
      if (total >= most) break
      const address = normaliseUrl(row.rawUrl, choice.baseUrl)
      if ('problem' in address && address.problem === 'empty') continue
      total += 1
      const url = 'url' in address ? address.url : row.rawUrl
      if (!('url' in address)) failed += 1
      images.push({ row, url, position: total, doneNumber: 'url' in address ? null : failed })
    }
    if (total > choice.maxImagesPerJob) {
      throw new Refusal('too_many_images', { maxImages: choice.maxImagesPerJob })
    }
    if (total <= choice.writeAtMost) await insertBatch(tx, jobId, images)
    if (total >= most) break
  }
  if (total === 0) throw new Refusal('no_rows')
  return { total, failed }
}

interface ReadImage {
  row: ListRow
  url: string
  position: number
  doneNumber: number | null
}

async function insertBatch(tx: Transaction, jobId: number, images: ReadImage[]): Promise<void> {
  const column = (pick: (image: ReadImage) => unknown) => sql.param(images.map(pick))
  await tx.execute(sql`
    insert into job_images (job_id, position, url, filename, context, source, done_number, state, fault, done_at)
    select ${jobId}, position, url, filename, context, source::json, done_number,
      case when done_number is null then 'pending' else 'failed' end,
      case when done_number is null then null else ${JSON.stringify(notHttp)}::jsonb end,
      case when done_number is null then null else now() end
    from unnest(
      ${column((image) => image.position)}::int[], ${column((image) => image.url)}::text[],
      ${column((image) => filenameOfUrl(image.url))}::text[],
      ${column((image) => image.row.context.slice(0, limits.contextCharacters))}::text[],
      ${column((image) => image.row.source)}::text[], ${column((image) => image.doneNumber)}::int[]
    ) as list (position, url, filename, context, source, done_number)`)
}
