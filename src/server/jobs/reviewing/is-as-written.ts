import { sql } from 'drizzle-orm'
import type { LanguageVersions } from '#contract/entities/image.ts'
import type { ImageRef } from '#server/jobs/image-ref.ts'
import type { Transaction } from '#server/platform/open-database.ts'

/** Whether these are exactly the texts that a model once wrote for the image, originally or when regenerating, accepted or not. */
export async function isAsWritten(
  tx: Transaction,
  { jobId, position }: ImageRef,
  texts: LanguageVersions,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from image_revisions revision
    where job_id = ${jobId} and position = ${position} and language_versions = ${JSON.stringify(texts)}::jsonb
      and (cause = 'declined' or number = (
        select min(number) from image_revisions
        where job_id = ${jobId} and position = ${position} and cause <> 'declined'
      ) or exists (
        select 1 from image_revisions before
        where before.job_id = revision.job_id and before.position = revision.position
          and before.number = revision.number - 1 and before.cause = 'regenerated'))
    limit 1`)
  return rows.length > 0
}
