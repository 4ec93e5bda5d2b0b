import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'

/**
 * Makes the texts of a job proposals for the images that it regenerates, and gives these the thumbnails they lack. An image that got a
 * proposal since keeps that one, and a deleted job gets none.
 */
export async function proposeRegenerated(
  tx: Transaction,
  { jobId, regenerates }: { jobId: number; regenerates: number },
): Promise<void> {
  const target = await tx.execute(sql`select 1 from jobs where id = ${regenerates} for key share`)
  if (!target.rowCount) return
  await tx.execute(sql`
    with thumbnails as (
      insert into job_thumbnails (job_id, position, webp)
      select ${regenerates}, image.regenerates, thumbnail.webp
      from job_images image join job_thumbnails thumbnail using (job_id, position)
      where image.job_id = ${jobId} and image.state = 'succeeded'
        and exists (select from job_images where job_id = ${regenerates} and position = image.regenerates)
      on conflict do nothing
    )
    update job_images target set
      has_thumbnail = target.has_thumbnail or written.has_thumbnail,
      proposal = jsonb_build_object(
        'interpretation', written.interpretation,
        'languageVersions', written.language_versions,
        'purpose', written.purpose,
        'decorativeReason', written.decorative_reason,
        'keywords', to_jsonb(written.keywords),
        'usedKeywords', to_jsonb(written.used_keywords),
        'unusedKeywords', to_jsonb(written.unused_keywords),
        'provider', written.provider,
        'model', written.model,
        'promptVersion', written.prompt_version,
        'breaches', coalesce(written.breaches, '[]'),
        'proposedAt', written.generated_at,
        'paidBy', ${jobId}::int)
    from job_images written
    where written.job_id = ${jobId} and written.state = 'succeeded'
      and target.job_id = ${regenerates} and target.position = written.regenerates
      and target.state in ('succeeded', 'carried') and target.proposal is null`)
}
