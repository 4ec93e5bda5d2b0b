import { sql } from 'drizzle-orm'
import type { LanguageVersions } from '#contract/entities/image.ts'
import type { RowWishes } from '#contract/lists/columns/row-wishes.ts'
import { normaliseUrl } from '#contract/lists/normalise-url.ts'
import { isUndescribed } from '#server/jobs/is-undescribed.ts'
import type { KeptRow } from '#server/jobs/lists/read-images.ts'
import type { DescribedImage } from '#server/jobs/outcomes/copy-described.ts'
import { column } from '#server/platform/column.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'

export interface UndescribedRow extends KeptRow {
  /** The image whose texts it gets at once. */
  repeats: DescribedImage | null
}

const rowsABatch = 1_000

/**
 * The rows of a finished job whose images have no texts, as in its list and in that order, batch by batch. The addresses are those that
 * were fetched; invalid ones stay invalid. If the job counts repeats once, a repeat of an image with texts refers to it.
 */
export async function* readUndescribed(tx: Transaction, jobId: number): AsyncGenerator<UndescribedRow[]> {
  let after = 0
  for (;;) {
    // The source as text: parsed JSON would lose the digits of its numbers.
    const rows = await readRows(
      tx,
      {
        position: column.number,
        url: column.text,
        context: column.text,
        wishes: column.asStored<RowWishes | null>(),
        source: column.text,
        row: column.nullable(column.number),
        place: column.nullable(column.number),
        original: column.nullable(column.number),
        texts: column.asStored<LanguageVersions | null>(),
      },
      sql`
      select image.position, image.url, image.context, image.wishes, image.source::text as source,
        image.list_row as row, image.list_place as place,
        original.position as original, original.language_versions as texts
      from job_images image join jobs on jobs.id = image.job_id
      left join job_images original on jobs.counts_repeats_once and original.job_id = image.job_id
        and original.position = image.follows and original.state = 'succeeded'
      where image.job_id = ${jobId} and image.position > ${after} and image.${sql.raw(isUndescribed)}
      order by image.position limit ${rowsABatch}`,
    )
    const last = rows.at(-1)
    if (!last) return
    after = last.position
    yield rows.map(({ url, context, wishes, source, row, place, original, texts }) => ({
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
