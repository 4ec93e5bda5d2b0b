import { sql } from 'drizzle-orm'
import type { LanguageVersions } from '#contract/entities/image.ts'
import type { RowWishes } from '#contract/lists/row-wishes.ts'
import type { ImageRef } from '#server/jobs/image-ref.ts'
import type { StoredBreach } from '#server/jobs/jobs.tables.ts'
import { column } from '#server/platform/column.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { type RowOf, readRows } from '#server/platform/read-rows.ts'

export const alikeColumns = {
  position: column.number,
  context: column.text,
  row: column.asStored<RowWishes>(),
  texts: column.asStored<LanguageVersions>(),
  breaches: column.asStored<StoredBreach[]>(),
  /** Both are one picture, if in another context: they may well have one text. */
  isSamePicture: column.boolean,
}

/** The image of a job that was the first to have an alt text. */
export type Alike = RowOf<typeof alikeColumns>

/** Which other image of the job holds the alt text of that name; null when none does. */
export async function findAlike(
  db: Pick<Transaction, 'execute'>,
  { jobId, position }: ImageRef,
  altKey: Buffer,
): Promise<Alike | null> {
  const [found] = await readRows(
    db,
    alikeColumns,
    sql`
    select other.position, other.context, coalesce(other.wishes, '{}') as row, other.language_versions as texts,
      coalesce(other.breaches, '[]') as breaches,
      coalesce(substr(other.ask_key, 1, 8) = substr(own.ask_key, 1, 8), false)
        or coalesce(own.follows = other.position or other.follows = own.position, false) as "isSamePicture"
    from job_images other join job_images own on own.job_id = other.job_id and own.position = ${position}
    where other.job_id = ${jobId} and other.alt_key = ${altKey} and other.position <> ${position}`,
  )
  return found ?? null
}
