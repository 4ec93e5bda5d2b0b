import { sql } from 'drizzle-orm'
import type { ImagePurpose, LanguageVersions } from '#contract/entities/image.ts'
import { riskOf } from '#contract/text-rules.ts'
import { isImage } from '#server/jobs/image-ref.ts'
import { jobImages, type StoredProposal } from '#server/jobs/images.tables.ts'
import { keepFindable } from '#server/jobs/reading/index-for-search.ts'
import { type Changed, changeTexts } from '#server/jobs/reviewing/change-texts.ts'
import { findOutdated } from '#server/jobs/reviewing/find-outdated.ts'
import { orderReviewEvents } from '#server/jobs/reviewing/order-review-events.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { ActedImage } from './read-acted-images.ts'

/** The change of one image. What is absent stays as it is. */
export interface Write<I = WrittenImage> {
  image: I
  languageVersions?: LanguageVersions
  purpose?: ImagePurpose
  isApproved?: boolean
  /** The proposal that the texts are from. */
  taken?: StoredProposal
  /** An undo: the image is exactly as it was. */
  former?: Pick<ActedImage, 'editedAt' | 'approvedAt' | 'purpose' | 'breaches' | 'outdated'> & {
    proposal?: StoredProposal
  }
}

type WrittenImage = Changed['image'] &
  Pick<ActedImage, 'position' | 'state' | 'approvedAt' | 'breaches' | 'outdated'>

/** Writes the changes of a step, and returns the revisions that hold former texts, by image. Callers have locked the job and the images. */
export async function writeChanges(
  tx: Transaction,
  job: Changed['job'],
  writes: readonly Write[],
  changedAt: Date,
): Promise<ReadonlyMap<number, number>> {
  const revisions = new Map<number, number>()
  const approvals: { position: number; approved_at: Date | null; risk: number }[] = []
  for (const write of writes) {
    const { image, languageVersions, purpose, former, taken } = write
    const { position } = image
    const isApproved = write.isApproved ?? image.approvedAt !== null
    const approvedAt = isApproved ? (image.approvedAt ?? changedAt) : null
    if (!languageVersions && !purpose) {
      approvals.push({
        position,
        approved_at: approvedAt,
        risk: isApproved ? 0 : riskOf(image.breaches ?? []),
      })
      continue
    }
    const ref = { jobId: job.id, position }
    const texts = languageVersions ?? image.languageVersions ?? {}
    const wanted = former ? former.purpose : purpose
    const { revision, columns } = await changeTexts(tx, ref, { job, image }, texts, {
      ...(wanted && { purpose: wanted }),
      isOneOfMany: !former,
      ...(taken && { known: taken.breaches }),
      ...(former && { known: former.breaches ?? [] }),
    })
    if (revision !== null) revisions.set(position, revision)
    const risk = isApproved ? 0 : riskOf(columns.breaches ?? [])
    await tx
      .update(jobImages)
      .set({
        ...columns,
        outdated: findOutdated(image, texts),
        ...(taken && columnsOf(taken, image.state)),
        ...former,
        breaches: columns.breaches,
        approvedAt,
        risk,
        changedAt,
      })
      .where(isImage(ref))
    await keepFindable(tx, ref)
  }
  if (approvals.length > 0)
    await tx.execute(sql`
      update job_images set approved_at = known.approved_at, risk = known.risk, changed_at = ${changedAt.toISOString()}
      from json_to_recordset(${JSON.stringify(approvals)}::json)
        as known (position int, approved_at timestamptz, risk smallint)
      where job_id = ${job.id} and job_images.position = known.position`)
  await orderReviewEvents(tx, job.id, {
    'text.updated': writes
      .filter(({ languageVersions, purpose }) => languageVersions || purpose)
      .map(({ image }) => image.position),
    'image.approved': writes
      .filter(({ isApproved, image }) => isApproved && image.approvedAt === null)
      .map(({ image }) => image.position),
  })
  return revisions
}

/** A kept existing text that is replaced counts as edited: its job described no picture for it. */
function columnsOf(
  { proposedAt, interpretation, decorativeReason, provider, model, promptVersion }: StoredProposal,
  state: ActedImage['state'],
) {
  return {
    ...{ interpretation, decorativeReason, provider, model, promptVersion },
    generatedAt: new Date(proposedAt),
    ...(state !== 'carried' && { editedAt: null }),
    outdated: null,
    proposal: null,
  }
}
