import { and, eq, isNull, sql } from 'drizzle-orm'
import { riskOf } from '#contract/text-rules.ts'
import { promptVersion } from '#server/describing/question/prompts/prompt-version.ts'
import { addCallCosts } from '#server/jobs/costs/add-call-costs.ts'
import { type ImageRef, isImage } from '#server/jobs/image-ref.ts'
import { jobImages, type ModelUsage } from '#server/jobs/jobs.tables.ts'
import { imageColumns } from '#server/jobs/reading/image-columns.ts'
import type { ImageRow } from '#server/jobs/reading/shape-image.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { addRevision } from './add-revision.ts'
import type { Regeneration } from './regenerate-picture.ts'

/**
 * Stores what came of describing an image anew and what it cost, whatever came of it. The texts are replaced once: null when
 * they were not, because it failed, somebody else was first, or the job is gone.
 */
export async function storeRegeneration(
  db: Database,
  ref: ImageRef,
  regeneration: Regeneration,
  usage: ModelUsage[],
): Promise<ImageRow | null> {
  return await db.transaction(async (tx) => {
    const replaced = regeneration.outcome === 'described' ? await replaceTexts(tx, ref, regeneration) : null
    await addCallCosts(tx, ref, usage, replaced && regeneration.outcome === 'described' ? regeneration : null)
    return replaced
  })
}

async function replaceTexts(
  tx: Transaction,
  ref: ImageRef,
  regeneration: Extract<Regeneration, { outcome: 'described' }>,
): Promise<ImageRow | null> {
  // The job before the image, as everywhere: who deletes it takes the locks in this order.
  await tx.execute(sql`select 1 from jobs where id = ${ref.jobId} for key share`)
  const isFree = and(isImage(ref), eq(jobImages.state, 'succeeded'), isNull(jobImages.regeneratedAt))
  const [image] = await tx
    .select({ languageVersions: jobImages.languageVersions })
    .from(jobImages)
    .where(isFree)
    .for('update')
  if (!image) return null
  await addRevision(tx, ref, 'regenerated', {
    before: image.languageVersions ?? {},
    after: regeneration.languageVersions,
  })
  const { interpretation, purpose, decorativeReason, languageVersions, provider, model, breaches } =
    regeneration
  const { keywords, usedKeywords, unusedKeywords } = regeneration
  const [replaced] = await tx
    .update(jobImages)
    .set({
      interpretation,
      purpose,
      decorativeReason,
      languageVersions,
      keywords,
      usedKeywords,
      unusedKeywords,
      breaches: breaches.length > 0 ? breaches : null,
      risk: riskOf(breaches),
      provider,
      model,
      promptVersion,
      editedAt: null,
      approvedAt: null,
      regeneratedAt: new Date(),
    })
    .where(isFree)
    .returning(imageColumns)
  return replaced ?? null
}
