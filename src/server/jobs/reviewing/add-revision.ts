import { sql } from 'drizzle-orm'
import type { LanguageVersions, TextRevision } from '#contract/entities/image.ts'
import type { ImageRef } from '#server/jobs/image-ref.ts'
import type { Transaction } from '#server/platform/open-database.ts'

/**
 * Adds the previous texts of a changed image to its revisions. Many small changes in one session leave one revision: the texts before the
 * first of them. Restoring stored texts always leaves one, unless the previous texts are stored, too; `isAlways` leaves one in any case.
 * Returns its number, or null. Callers have locked the image's row.
 */
export async function addRevision(
  tx: Transaction,
  { jobId, position }: ImageRef,
  cause: TextRevision['cause'],
  { before, after }: { before: LanguageVersions; after: LanguageVersions },
  isAlways = false,
): Promise<number | null> {
  const { rows } = await tx.execute<{ number: number }>(sql`
    with kept as (
      select number, cause, changed_at, language_versions as texts from image_revisions
      where job_id = ${jobId} and position = ${position}
    ), newest as (
      select number, cause, changed_at from kept order by number desc limit 1
    )
    insert into image_revisions (job_id, position, number, cause, language_versions)
    select ${jobId}, ${position}, coalesce((select number from newest), 0) + 1, ${cause}, ${JSON.stringify(before)}::jsonb
    where ${isAlways}
      or not exists (select 1 from newest where cause = ${cause} and changed_at > now() - interval '10 minutes')
      or exists (select 1 from kept where texts = ${JSON.stringify(after)}::jsonb)
        and not exists (select 1 from kept where texts = ${JSON.stringify(before)}::jsonb)
    returning number`)
  return rows[0]?.number ?? null
}
