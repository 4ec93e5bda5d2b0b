import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { LanguageVersions } from '#contract/entities/image.ts'
import { riskOf } from '#contract/text-rules.ts'
import { type ImageRef, isImage } from '#server/jobs/image-ref.ts'
import { jobImages, type StoredBreach } from '#server/jobs/images.tables.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { altHashOf } from './alt-hash.ts'
import { findAlike } from './find-alike.ts'
import { markAlike, unmarkAlike } from './mark-alike.ts'

/** An image whose texts have just been changed. */
interface Changed {
  texts: LanguageVersions
  /** The job's languages, its first one first. */
  languages: readonly string[]
  /** The rules that the texts break by themselves. */
  breaches: StoredBreach[]
}

/**
 * Compares the alt text of a changed image with those of its job's other images, and updates their marks. Returns the image's own breaches.
 * Callers have locked the job's row, so that nobody else compares at the same time.
 */
export async function compareAgain(
  tx: Transaction,
  ref: ImageRef,
  changed: Changed,
): Promise<StoredBreach[]> {
  const [own] = await tx
    .select({ altHash: jobImages.altHash, alike: jobImages.alike })
    .from(jobImages)
    .where(isImage(ref))
  await tx.update(jobImages).set({ altHash: null, alike: null }).where(isImage(ref))
  if (own?.altHash) await handOn(tx, ref, own.altHash)
  if (own?.alike) await unmarkAlone(tx, { ...ref, position: own.alike })
  return await compareFirst(tx, ref, changed)
}

/** Like `compareAgain`, for an image that had no texts before. */
export async function compareFirst(
  tx: Transaction,
  ref: ImageRef,
  { texts, languages, breaches }: Changed,
): Promise<StoredBreach[]> {
  const altHash = altHashOf(texts, languages)
  if (!altHash) return breaches

  const alike = await findAlike(tx, ref, altHash)
  if (!alike) {
    await tx.update(jobImages).set({ altHash }).where(isImage(ref))
    return breaches
  }
  if (alike.isSamePicture) return breaches
  const [language = ''] = languages
  await tx.update(jobImages).set({ alike: alike.position }).where(isImage(ref))
  await setBreaches(tx, { ...ref, position: alike.position }, markAlike(alike.breaches, language))
  return markAlike(breaches, language)
}

/** The next image with this alt text takes this one's place. */
async function handOn(tx: Transaction, { jobId, position }: ImageRef, altHash: Buffer): Promise<void> {
  const heirs = await tx
    .select({ position: jobImages.position })
    .from(jobImages)
    .where(and(eq(jobImages.jobId, jobId), eq(jobImages.alike, position)))
    .orderBy(jobImages.position)
    .limit(1)
  const [heir] = heirs
  if (!heir) return
  const first = { jobId, position: heir.position }
  await tx.update(jobImages).set({ altHash, alike: null }).where(isImage(first))
  await tx
    .update(jobImages)
    .set({ alike: heir.position })
    .where(and(eq(jobImages.jobId, jobId), eq(jobImages.alike, position)))
  await unmarkAlone(tx, first)
}

/** Removes the mark from an image if no other has its alt text any more. */
async function unmarkAlone(tx: Transaction, ref: ImageRef): Promise<void> {
  const [image] = await tx
    .select({
      breaches: jobImages.breaches,
      isAlone: sql<boolean>`not exists (
        select from job_images other where other.job_id = ${ref.jobId} and other.alike = ${ref.position})`,
    })
    .from(jobImages)
    .where(and(isImage(ref), isNotNull(jobImages.breaches)))
  if (image?.isAlone) await setBreaches(tx, ref, unmarkAlike(image.breaches ?? []))
}

async function setBreaches(tx: Transaction, ref: ImageRef, breaches: StoredBreach[]): Promise<void> {
  const isApproved = sql`${jobImages.approvedAt} is not null`
  await tx
    .update(jobImages)
    .set({
      breaches: breaches.length > 0 ? breaches : null,
      risk: sql`case when ${isApproved} then 0 else ${riskOf(breaches)}::smallint end`,
    })
    .where(isImage(ref))
}
