import { type SQL, sql } from 'drizzle-orm'
import type { LanguageVersions } from '#contract/entities/image.ts'
import type { RowWishes } from '#contract/lists/columns/row-wishes.ts'
import { normaliseUrl } from '#contract/lists/normalise-url.ts'
import type { KeptRow } from '#server/jobs/lists/read-images.ts'
import type { DescribedImage } from '#server/jobs/outcomes/copy-described.ts'
import { column } from '#server/platform/columns.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'

export interface RowAgain extends KeptRow {
  position: number
  filename: string
  /** The image whose texts it gets at once. */
  repeats: DescribedImage | null
}

const rowsABatch = 1_000

/**
 * The rows of those images of a finished job that `which` chooses, as in its list and in that order, batch by batch. The addresses are
 * those that were fetched; invalid ones stay invalid. If the job counts repeats once, a repeat of an image with texts refers to it.
 */
export async function* readRowsAgain(
  tx: Transaction,
  jobId: number,
  which: SQL | undefined,
): AsyncGenerator<RowAgain[]> {
  let after = 0
  for (;;) {
    // The source as text: parsed JSON would lose the digits of its numbers.
    const rows = await readRows(
      tx,
      {
        position: column.number,
        url: column.text,
        filename: column.text,
        context: column.text,
        wishes: column.asStored<RowWishes | null>(),
        source: column.text,
        row: column.nullable(column.number),
        place: column.nullable(column.number),
        original: column.nullable(column.number),
        texts: column.asStored<LanguageVersions | null>(),
      },
      sql`
      select job_images.position, job_images.url, job_images.filename, job_images.context, job_images.wishes,
        job_images.source::text as source, job_images.list_row as row, job_images.list_place as place,
        original.position as original, original.language_versions as texts
      from job_images join jobs on jobs.id = job_images.job_id
      left join job_images original on jobs.counts_repeats_once and original.job_id = job_images.job_id
        and original.position = job_images.follows and original.state = 'succeeded'
      where job_images.job_id = ${jobId} and job_images.position > ${after} and (${which ?? sql`true`})
      order by job_images.position limit ${rowsABatch}`,
    )
    const last = rows.at(-1)
    if (!last) return
    after = last.position
    yield rows.map(({ position, url, filename, context, wishes, source, row, place, original, texts }) => ({
      position,
      filename,
      source,
      row,
      place,
      rawUrl: asWritten(url),
      context,
      wishes: wishes ?? {},
      isDescribed: original !== null,
      repeats: original === null ? null : { jobId, position: original, texts: texts ?? {} },
    }))
  }
}

/** Escapes an address so that it reads as exactly this one: if it contains `&amp;`, its list had `&amp;amp;`. */
function asWritten(url: string): string {
  const read = normaliseUrl(url)
  if (!('url' in read) || read.url === url) return url
  return url.replace(/&amp;/gi, '&amp;amp;')
}
