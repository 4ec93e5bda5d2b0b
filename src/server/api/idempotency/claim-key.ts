import { randomUUID } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { bounds } from '#server/platform/bounds.ts'
import type { Database } from '#server/platform/open-database.ts'
import {
  bodyOf,
  idempotencyBodies,
  idempotencyKeys,
  ownKeys,
  type StoredAnswer,
  type Subject,
} from './idempotency.tables.ts'

/** A call with an idempotency key of its user. */
export interface KeyedCall {
  userId: number
  keyHash: Buffer
  /** `POST /api/v1/webhooks` */
  call: string
  digest: Buffer
}

/** The right to execute a call, until it is answered or the lease expires. */
export interface Claim extends KeyedCall {
  run: string
}

export type Found =
  | { kind: 'mine'; claim: Claim }
  | { kind: 'answered'; status: number; answer: StoredAnswer }
  /** The image or job of the answer was deleted, and the answer with it. */
  | { kind: 'gone'; subject: Subject }
  | { kind: 'running' }
  | { kind: 'mismatch' }

/** The key has expired: it is no longer answered. */
export const isOver: SQL = sql`${idempotencyKeys.createdAt} <= now() - make_interval(hours => ${bounds.idempotencyKeptHours})`

/** When the lease of a run that starts now ends: uses the clock, because the transaction may have started earlier. */
export const leasedFromNow = sql`clock_timestamp() + make_interval(secs => ${bounds.idempotencyLeaseMs / 1000})`

const isLost = sql`${idempotencyKeys.status} is null and ${idempotencyKeys.leasedUntil} <= clock_timestamp()`

/** Looks a key up, and claims it if it is new, older than a day, or its run was killed. Does not wait. */
export async function claimKey(db: Database, call: KeyedCall): Promise<Found> {
  const run = randomUUID()
  const { rowCount } = await db
    .insert(idempotencyKeys)
    .values({ ...call, run, leasedUntil: leasedFromNow })
    .onConflictDoNothing()
  if (rowCount === 1) return { kind: 'mine', claim: { ...call, run } }
  const known = await findKey(db, call)
  // Released in between: the caller, who waits, looks again.
  if (!known) return { kind: 'running' }
  const { isOld, isFree, isSame, status, answer, body } = known
  if (isOld) return await takeUp(db, call, isOver)
  if (!isSame) return { kind: 'mismatch' }
  if (status !== null && answer?.subject)
    return body === null
      ? { kind: 'gone', subject: answer.subject }
      : { kind: 'answered', status, answer: { ...answer, body } }
  if (status !== null && answer) return { kind: 'answered', status, answer }
  return isFree ? await takeUp(db, call, isLost) : { kind: 'running' }
}

/** Whether a call came with this key within the last day. */
export async function isKnownKey(
  db: Database,
  { userId, keyHash }: Pick<KeyedCall, 'userId' | 'keyHash'>,
): Promise<boolean> {
  const [known] = await db
    .select({ isOld: sql<boolean>`${isOver}` })
    .from(idempotencyKeys)
    .where(and(ownKeys({ id: userId }), eq(idempotencyKeys.keyHash, keyHash)))
  return known !== undefined && !known.isOld
}

async function findKey(db: Database, { userId, keyHash, digest }: KeyedCall) {
  const [row] = await db
    .select({
      isOld: sql<boolean>`${isOver}`,
      isFree: sql<boolean>`${isLost}`,
      isSame: sql<boolean>`${idempotencyKeys.digest} = ${digest}`,
      status: idempotencyKeys.status,
      answer: idempotencyKeys.answer,
      body: idempotencyBodies.body,
    })
    .from(idempotencyKeys)
    .leftJoin(idempotencyBodies, bodyOf({ userId, keyHash }))
    .where(and(ownKeys({ id: userId }), eq(idempotencyKeys.keyHash, keyHash)))
  return row
}

/** Skips a row locked by a transaction: that can be the effect of the run that seems to be dead. */
async function takeUp(db: Database, call: KeyedCall, condition: SQL): Promise<Found> {
  const run = randomUUID()
  const { userId, keyHash, digest } = call
  const free = db
    .select({ keyHash: idempotencyKeys.keyHash })
    .from(idempotencyKeys)
    .where(and(ownKeys({ id: userId }), eq(idempotencyKeys.keyHash, keyHash), condition))
    .for('update', { skipLocked: true })
  const { rowCount } = await db
    .update(idempotencyKeys)
    .set({
      run,
      digest,
      call: call.call,
      leasedUntil: leasedFromNow,
      status: null,
      answer: null,
      createdAt: sql`case when ${isOver} then now() else ${idempotencyKeys.createdAt} end`,
    })
    .where(and(ownKeys({ id: userId }), sql`${idempotencyKeys.keyHash} in (${free})`))
  return rowCount === 1 ? { kind: 'mine', claim: { ...call, run } } : { kind: 'running' }
}
