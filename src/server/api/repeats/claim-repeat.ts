import { randomUUID } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { bounds } from '#server/platform/bounds.ts'
import type { Database } from '#server/platform/open-database.ts'
import { bodyOf, ownRepeats } from './own-repeats.ts'
import { apiRepeatBodies, apiRepeats, type StoredAnswer } from './repeats.tables.ts'

/** A call with a key of its user's. */
export interface KeyedCall {
  userId: number
  keyHash: Buffer
  /** `POST /api/v1/webhooks` */
  call: string
  digest: Buffer
}

/** The right to do what a call asks for, until it is answered or its time runs out. */
export interface Claim extends KeyedCall {
  run: string
  /** What an earlier run, which was cut off, wrote down; null: nothing. */
  reference: unknown
}

export type Found =
  | { kind: 'mine'; claim: Claim }
  | { kind: 'answered'; status: number; answer: StoredAnswer }
  /** What it was answered about is gone, and its answer with it. */
  | { kind: 'gone' }
  | { kind: 'running' }
  | { kind: 'mismatch' }

/** Nothing is answered from it any more. */
export const isOver: SQL = sql`${apiRepeats.createdAt} <= now() - make_interval(hours => ${bounds.repeatsKeptHours})`

/** How long a run has it from now on: the clock's now, not that of a transaction that may have begun a while ago. */
export const leasedFromNow = sql`clock_timestamp() + make_interval(secs => ${bounds.repeatLeaseMs / 1000})`

const isLost = sql`${apiRepeats.status} is null and ${apiRepeats.leasedUntil} <= clock_timestamp()`

/** Finds how a call with this key stands, and claims it where it is new, older than a day, or was cut off. Waits for nobody. */
export async function claimRepeat(db: Database, call: KeyedCall): Promise<Found> {
  const known = await findRepeat(db, call)
  if (!known) return await insertClaim(db, call)
  const { isOld, isFree, isSame, status, answer, body } = known
  if (isOld) return await takeUp(db, call, isOver)
  if (!isSame) return { kind: 'mismatch' }
  if (status !== null && answer?.subject)
    return body === null ? { kind: 'gone' } : { kind: 'answered', status, answer: { ...answer, body } }
  if (status !== null && answer) return { kind: 'answered', status, answer }
  return isFree ? await takeUp(db, call, isLost) : { kind: 'running' }
}

/** Whether a call came with this key within a day. */
export async function isKnownKey(
  db: Database,
  { userId, keyHash }: Pick<KeyedCall, 'userId' | 'keyHash'>,
): Promise<boolean> {
  const [known] = await db
    .select({ isOld: sql<boolean>`${isOver}` })
    .from(apiRepeats)
    .where(and(ownRepeats({ id: userId }), eq(apiRepeats.keyHash, keyHash)))
  return known !== undefined && !known.isOld
}

async function findRepeat(db: Database, { userId, keyHash, digest }: KeyedCall) {
  const [row] = await db
    .select({
      isOld: sql<boolean>`${isOver}`,
      isFree: sql<boolean>`${isLost}`,
      isSame: sql<boolean>`${apiRepeats.digest} = ${digest}`,
      status: apiRepeats.status,
      answer: apiRepeats.answer,
      body: apiRepeatBodies.body,
    })
    .from(apiRepeats)
    .leftJoin(apiRepeatBodies, bodyOf({ userId, keyHash }))
    .where(and(ownRepeats({ id: userId }), eq(apiRepeats.keyHash, keyHash)))
  return row
}

async function insertClaim(db: Database, call: KeyedCall): Promise<Found> {
  const run = randomUUID()
  const { rowCount } = await db
    .insert(apiRepeats)
    .values({ ...call, run, leasedUntil: leasedFromNow })
    .onConflictDoNothing()
  return rowCount === 1 ? { kind: 'mine', claim: { ...call, run, reference: null } } : { kind: 'running' }
}

/** Skips what a transaction holds that is not over yet: it may be the effect of the run that seems to be gone. */
async function takeUp(db: Database, call: KeyedCall, condition: SQL): Promise<Found> {
  const run = randomUUID()
  const { userId, keyHash, digest } = call
  const free = db
    .select({ keyHash: apiRepeats.keyHash })
    .from(apiRepeats)
    .where(and(ownRepeats({ id: userId }), eq(apiRepeats.keyHash, keyHash), condition))
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(apiRepeats)
    .set({
      run,
      digest,
      call: call.call,
      leasedUntil: leasedFromNow,
      reference: sql`case when ${isOver} then null else ${apiRepeats.reference} end`,
      status: null,
      answer: null,
      createdAt: sql`case when ${isOver} then now() else ${apiRepeats.createdAt} end`,
    })
    .where(and(ownRepeats({ id: userId }), sql`${apiRepeats.keyHash} in (${free})`))
    .returning({ reference: apiRepeats.reference })
  return row ? { kind: 'mine', claim: { ...call, run, reference: row.reference } } : { kind: 'running' }
}
