import { sql } from 'drizzle-orm'
import { normaliseUrl } from '#contract/lists/normalise-url.ts'
import type { RowWishes } from '#contract/lists/row-wishes.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { KeptRow } from './insert-images.ts'

/** SQL: of a job that is over, the images that have no texts. */
export const isUndescribed = `state in ('failed', 'skipped')`

const rowsABatch = 1_000

/**
 * The rows of a job that is over whose images have no texts, as its list had them and in that order, batch by batch.
 * The addresses are those that were fetched; what was no address still is none.
 */
export async function* readUndescribed(tx: Transaction, jobId: number): AsyncGenerator<KeptRow[]> {
  let after = 0
  for (;;) {
    // The source as text: read as JSON it would lose the digits of its numbers.
    const { rows } = await tx.execute<{
      position: number
      url: string
      context: string
      wishes: RowWishes | null
      source: string
    }>(sql`
      select position, url, context, wishes, source::text as source from job_images
      where job_id = ${jobId} and position > ${after} and ${sql.raw(isUndescribed)}
      order by position limit ${rowsABatch}`)
    const last = rows.at(-1)
    if (!last) return
    after = last.position
    yield rows.map(({ url, context, wishes, source }) => ({
      source,
      rawUrl: asWritten(url),
      context,
      wishes: wishes ?? {},
    }))
  }
}

/** What is read as this very address: where one holds `&amp;`, its list had `&amp;amp;`. */
function asWritten(url: string): string {
  const read = normaliseUrl(url)
  if (!('url' in read) || read.url === url) return url
  return url.replace(/&amp;/gi, '&amp;amp;')
}
