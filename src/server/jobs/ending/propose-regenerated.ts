import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/open-database.ts'

interface Regenerating {
  jobId: number
  regenerates: number
  translatesFrom: string | null
}

/**
 * Makes the texts of a job proposals for the images that it regenerates, and gives these the thumbnails they lack; of a job that
 * translates, texts in languages that an image has none in become its texts. An image that got a proposal since keeps that one, and a
 * deleted job gets nothing.
 */
export async function proposeRegenerated(
  tx: Transaction,
  { jobId, regenerates, translatesFrom }: Regenerating,
): Promise<void> {
  const target = await tx.execute(sql`select 1 from jobs where id = ${regenerates} for no key update`)
  if (!target.rowCount) return
  if (translatesFrom !== null) {
    await addLanguages(tx, { jobId, regenerates })
    await tx.execute(sql`
      update job_images target set proposal = ${proposalOf('target', {
        languageVersions: sql`target.language_versions || written.language_versions`,
        jobId,
      })}
      from ${written(jobId)} where ${isOpen(regenerates)} and target.language_versions ?| ${languagesOf}
        and not target.language_versions @> written.language_versions`)
    return
  }
  await tx.execute(
    sql`update jobs set thumbnails_moved = false where id = ${regenerates} and thumbnails_moved`,
  )
  await tx.execute(sql`
    with thumbnails as (
      insert into job_thumbnails (job_id, position, webp, file, file_bytes)
      select ${regenerates}, image.regenerates, thumbnail.webp, thumbnail.file, thumbnail.file_bytes
      from job_images image join job_thumbnails thumbnail using (job_id, position)
      where image.job_id = ${jobId} and image.state = 'succeeded'
        and exists (select from job_images where job_id = ${regenerates} and position = image.regenerates)
      on conflict do nothing
    )
    update job_images target set
      has_thumbnail = target.has_thumbnail or written.has_thumbnail,
      proposal = ${proposalOf('written', { languageVersions: sql`written.language_versions`, jobId })}
    from ${written(jobId)} where ${isOpen(regenerates)}`)
}

const written = (jobId: number) =>
  sql`(select * from job_images where job_id = ${jobId} and state = 'succeeded') as written`

const isOpen = (regenerates: number) =>
  sql`target.job_id = ${regenerates} and target.position = written.regenerates
    and target.state in ('succeeded', 'carried') and target.proposal is null`

const languagesOf = sql`array(select jsonb_object_keys(written.language_versions))`

/** In the shape of `StoredProposal`; what a translation does not write is the image's own. */
function proposalOf(
  source: 'target' | 'written',
  { languageVersions, jobId }: { languageVersions: ReturnType<typeof sql>; jobId: number },
) {
  const own = sql.raw(source)
  return sql`jsonb_build_object(
    'interpretation', ${own}.interpretation,
    'languageVersions', ${languageVersions},
    'purpose', ${own}.purpose,
    'decorativeReason', ${own}.decorative_reason,
    'keywords', to_jsonb(${own}.keywords),
    'usedKeywords', to_jsonb(${own}.used_keywords),
    'unusedKeywords', to_jsonb(${own}.unused_keywords),
    'provider', written.provider,
    'model', written.model,
    'promptVersion', written.prompt_version,
    'breaches', coalesce(written.breaches, '[]'),
    'proposedAt', written.generated_at,
    'paidBy', ${jobId}::int)`
}

/** Nobody has read the added texts, so an approval ends. */
async function addLanguages(
  tx: Transaction,
  { jobId, regenerates }: Omit<Regenerating, 'translatesFrom'>,
): Promise<void> {
  const added = await tx.execute(sql`
    update job_images target set
      language_versions = target.language_versions || written.language_versions,
      breaches = nullif(coalesce(target.breaches, '[]') || coalesce((
        select jsonb_agg(breach) from jsonb_array_elements(written.breaches) as breach
        where not coalesce(target.breaches, '[]') @> jsonb_build_array(jsonb_build_object('rule', breach->'rule'))
      ), '[]'), '[]'),
      risk = greatest(target.risk, written.risk),
      approved_at = null
    from ${written(jobId)} where ${isOpen(regenerates)} and not target.language_versions ?| ${languagesOf}`)
  if (!added.rowCount) return
  // They are indexed again, a batch at a time.
  await tx.execute(sql`
    delete from image_search using job_images image
    where image.job_id = ${jobId} and image_search.job_id = ${regenerates} and image_search.position = image.regenerates`)
  await tx.execute(sql`update jobs set searchable_to = 0 where id = ${regenerates}`)
}
