import { and, asc, count, eq, gt, inArray } from 'drizzle-orm'
import type { ActionRun, LeftOutReason } from '#contract/entities/image-action.ts'
import { imageActionChanges, imageActions } from '#server/jobs/action.tables.ts'
import { readClock } from '#server/jobs/changed-now.ts'
import { imageRevisions, jobImages } from '#server/jobs/images.tables.ts'
import { lockOwnJob } from '#server/jobs/lock-own-job.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { allowLongStatements } from '#server/platform/statements/allow-long-statements.ts'
import { planChange } from './plan-change.ts'
import { type ActedImage, actedColumns, readActedImages } from './read-acted-images.ts'
import { type Write, writeChanges } from './write-changes.ts'

type Job = Awaited<ReturnType<typeof lockOwnJob>>

/** Of a step, which locks the job against single edits. Approvals take a fraction of a second, texts about one. */
const imagesAtOnce = { approvals: 2_000, texts: 100 }

type StoredAction = typeof imageActions.$inferSelect

/**
 * Makes the next step of an action, or of its undo: one transaction of bounded size. One that is over stays as it is. Refuses what
 * `lockOwnJob` refuses, and `not_found` if there is no such action any more.
 */
export async function continueAction(
  db: Database,
  caller: Caller,
  jobId: number,
  actionId: number,
): Promise<ActionRun> {
  return await db.transaction(async (tx) => {
    const { job, stored } = await lockAction(tx, caller, jobId, actionId)
    if (stored.state === 'running') return await stepOn(tx, job, stored)
    if (stored.state === 'undoing') return await stepBack(tx, job, stored)
    return shapeRun(stored)
  })
}

export function shapeRun(stored: StoredAction): ActionRun {
  const { id, action, state, total, seen, changed, leftOut, createdAt } = stored
  return { id, action, state, total, seen, changed, leftOut, createdAt: createdAt.toISOString() }
}

/** Begins to undo an action, done or not, with a first step. Refuses what `continueAction` refuses. */
export async function undoAction(
  db: Database,
  caller: Caller,
  jobId: number,
  actionId: number,
): Promise<ActionRun> {
  return await db.transaction(async (tx) => {
    const { job, stored } = await lockAction(tx, caller, jobId, actionId)
    if (stored.state === 'undone') return shapeRun(stored)
    if (stored.state === 'undoing') return await stepBack(tx, job, stored)
    const [acted] = await tx
      .select({ total: count() })
      .from(imageActionChanges)
      .where(eq(imageActionChanges.actionId, actionId))
    const begun = { state: 'undoing' as const, lastPosition: 0, seen: 0, changed: 0, leftOut: {}, ...acted }
    return await stepBack(tx, job, { ...stored, ...begun })
  })
}

async function lockAction(tx: Transaction, caller: Caller, jobId: number, actionId: number) {
  await allowLongStatements(tx)
  const job = await lockOwnJob(tx, caller, jobId, 'no key update')
  const [stored] = await tx
    .select()
    .from(imageActions)
    .where(and(eq(imageActions.id, actionId), eq(imageActions.jobId, jobId)))
    .for('update')
  if (!stored) throw new Refusal('not_found')
  return { job, stored }
}

async function stepOn(tx: Transaction, job: Job, stored: StoredAction): Promise<ActionRun> {
  const { action, seenAt, lastPosition } = stored
  const limit = stepSizeOf(stored)
  const images = await readActedImages(tx, job, stored, { after: lastPosition, limit, isLocked: true })
  const known = { languages: job.languages, seenAt }
  const leftOut: LeftOutReason[] = []
  const writes: Write<ActedImage>[] = []
  for (const image of images) {
    const plan = planChange(image, action, known)
    if (plan?.leftOut) leftOut.push(plan.leftOut)
    else if (plan) writes.push({ image, ...plan })
  }
  const changedAt = await readClock(tx)
  const revisions = await writeChanges(tx, job, writes, changedAt)
  if (writes.length > 0)
    await tx.insert(imageActionChanges).values(
      writes.map(({ image: { position, purpose, breaches, outdated, editedAt, approvedAt, proposal } }) => ({
        actionId: stored.id,
        position,
        revision: revisions.get(position) ?? null,
        purpose,
        breaches,
        proposal,
        outdated,
        editedAt,
        approvedAt,
        changedAt,
      })),
    )
  const isDone = images.length < limit
  return await keepStep(tx, stored, {
    state: isDone ? 'done' : 'running',
    lastPosition: images.at(-1)?.position ?? lastPosition,
    // An image can have stopped matching in the meantime.
    seen: isDone ? stored.total : Math.min(stored.total, stored.seen + images.length),
    changed: stored.changed + writes.length,
    leftOut: countMore(stored.leftOut, leftOut),
  })
}

async function stepBack(tx: Transaction, job: Job, stored: StoredAction): Promise<ActionRun> {
  const limit = stepSizeOf(stored)
  const acted = await tx
    .select()
    .from(imageActionChanges)
    .where(
      and(eq(imageActionChanges.actionId, stored.id), gt(imageActionChanges.position, stored.lastPosition)),
    )
    .orderBy(asc(imageActionChanges.position))
    .limit(limit)
  const formerOf = new Map(acted.map((former) => [former.position, former]))
  const images = await tx
    .select({
      ...actedColumns,
      languageVersions: jobImages.languageVersions,
      formerTexts: imageRevisions.languageVersions,
    })
    .from(jobImages)
    .innerJoin(
      imageActionChanges,
      and(eq(imageActionChanges.actionId, stored.id), eq(imageActionChanges.position, jobImages.position)),
    )
    .leftJoin(
      imageRevisions,
      and(
        eq(imageRevisions.jobId, job.id),
        eq(imageRevisions.position, jobImages.position),
        eq(imageRevisions.number, imageActionChanges.revision),
      ),
    )
    .where(and(eq(jobImages.jobId, job.id), inArray(jobImages.position, [...formerOf.keys()])))
    .orderBy(asc(jobImages.position))
    .for('update', { of: jobImages })
  const writes = images.flatMap((image): Write[] => {
    const former = formerOf.get(image.position)!
    if (former.changedAt.getTime() !== image.changedAt?.getTime()) return []
    const { editedAt, approvedAt, purpose, breaches, outdated, proposal } = former
    return [
      {
        image: { ...image, approvedAt },
        ...(image.formerTexts && { languageVersions: image.formerTexts }),
        isApproved: approvedAt !== null,
        former: { editedAt, approvedAt, purpose, breaches, outdated, ...(proposal && { proposal }) },
      },
    ]
  })
  await writeChanges(tx, job, writes, await readClock(tx))
  const isDone = acted.length < limit
  return await keepStep(tx, stored, {
    state: isDone ? 'undone' : 'undoing',
    lastPosition: acted.at(-1)?.position ?? stored.lastPosition,
    total: stored.total,
    seen: stored.seen + acted.length,
    changed: stored.changed + writes.length,
    leftOut: countMore(stored.leftOut, Array(acted.length - writes.length).fill('changed')),
  })
}

function stepSizeOf({ action: { kind } }: StoredAction): number {
  return kind === 'approve' || kind === 'withdraw_approval' ? imagesAtOnce.approvals : imagesAtOnce.texts
}

function countMore(
  counts: StoredAction['leftOut'],
  reasons: readonly LeftOutReason[],
): StoredAction['leftOut'] {
  const counted = { ...counts }
  for (const reason of reasons) counted[reason] = (counted[reason] ?? 0) + 1
  return counted
}

async function keepStep(
  tx: Transaction,
  { id }: StoredAction,
  step: Partial<StoredAction>,
): Promise<ActionRun> {
  const [kept] = await tx.update(imageActions).set(step).where(eq(imageActions.id, id)).returning()
  return shapeRun(kept!)
}
