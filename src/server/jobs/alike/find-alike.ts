import { sql } from 'drizzle-orm'
import type { LanguageVersions } from '#contract/entities/image.ts'
import type { RowWishes } from '#contract/lists/columns/row-wishes.ts'
import { type ImageRef, uploadUrl } from '#server/jobs/image-ref.ts'
import type { StoredBreach } from '#server/jobs/images.tables.ts'
import { column } from '#server/platform/columns.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { type RowOf, readRows } from '#server/platform/read-rows.ts'

export const alikeColumns = {
  position: column.number,
  context: column.text,
  row: column.asStored<RowWishes>(),
  texts: column.asStored<LanguageVersions>(),
  breaches: column.asStored<StoredBreach[]>(),
  /** Both show the same picture, in different contexts: they may have the same text. */
  isSamePicture: column.boolean,
}

/** The first image of a job with an alt text. */
export type Alike = RowOf<typeof alikeColumns>

/** Returns the other image of the job that holds the alt text with this key, or null. */
export async function findAlike(
  db: Pick<Transaction, 'execute'>,
  { jobId, position }: ImageRef,
  altHash: Buffer,
): Promise<Alike | null> {
  const [found] = await readRows(
    db,
    alikeColumns,
    sql`
    select other.position, other.context, coalesce(other.wishes, '{}') as row, other.language_versions as texts,
      coalesce(other.breaches, '[]') as breaches,
      coalesce(substr(other.ask_key, 1, 8) = substr(own.ask_key, 1, 8), false)
        or coalesce(own.follows = other.position or other.follows = own.position, false)
        or (own.url = other.url and own.url not like ${`${uploadUrl('')}%`})
        or exists (
          select from single_images one join single_images two using (job_id, file_hash)
          where job_id = ${jobId} and one.position = own.position and two.position = other.position
        ) as "isSamePicture"
    from job_images other join job_images own on own.job_id = other.job_id and own.position = ${position}
    where other.job_id = ${jobId} and other.alt_key = ${altHash} and other.position <> ${position}`,
  )
  return found ?? null
}
