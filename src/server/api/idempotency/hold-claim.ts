import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { lockImage } from '#server/jobs/reading/lock-image.ts'
import { bounds } from '#server/platform/bounds.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { KeptAnswer } from '#server/platform/v1/keep-answer.ts'
import { type Claim, leasedFromNow } from './claim-key.ts'
import {
  bodyOf,
  idempotencyBodies,
  idempotencyKeys,
  ownKeys,
  type StoredAnswer,
  type Subject,
} from './idempotency.tables.ts'

/** Notifies all processes that a call has ended, so that repeats waiting for it look again. */
export const idempotencyChannel = 'idempotency'

/** Identifies a call on that channel. */
export const nameOf = ({ userId, keyHash }: Pick<Claim, 'userId' | 'keyHash'>): string =>
  `${userId}:${keyHash.toString('base64url')}`

/** A claim while its call runs. */
export interface HeldClaim {
  /** Stores the answer. With a `subject`, the body is deleted together with the subject. Throws if another run has taken over. */
  keep(
    tx: Transaction,
    answer: (KeptAnswer & { status: number }) | Refusal,
    subject?: Subject | null,
  ): Promise<void>
  /** Frees the key of a call that did nothing, or failed. */
  release(): Promise<void>
  /** Stops renewing the lease. */
  stop(): void
}

/** Renews the lease of a claim until it is stopped. */
export function holdClaim({ db, log }: Pick<Platform, 'db' | 'log'>, claim: Claim): HeldClaim {
  const renewing = setInterval(() => {
    renew(db, claim).catch((error) =>
      log.warn({ err: error }, 'the claim on an idempotency key could not be renewed'),
    )
  }, bounds.idempotencyLeaseMs / 4)
  renewing.unref()

  return {
    async keep(tx, answer, subject = null) {
      const stored = storedOf(answer)
      const { body, ...rest } = stored.answer
      const { rowCount } = await tx
        .update(idempotencyKeys)
        .set(subject ? { ...stored, answer: { ...rest, subject } } : stored)
        .where(isMine(claim))
      if (rowCount !== 1) throw new Error('another run of this call has taken over')
      if (subject) await keepApart(tx, claim, subject, body)
      await tx.execute(sql`select pg_notify(${idempotencyChannel}, ${nameOf(claim)})`)
    },
    async release() {
      await db.transaction(async (tx) => {
        await tx.delete(idempotencyKeys).where(isMine(claim))
        await tx.execute(sql`select pg_notify(${idempotencyChannel}, ${nameOf(claim)})`)
      })
    },
    stop: () => clearInterval(renewing),
  }
}

const isMine = ({ userId, keyHash, run }: Claim): SQL | undefined =>
  and(
    ownKeys({ id: userId }),
    eq(idempotencyKeys.keyHash, keyHash),
    eq(idempotencyKeys.run, run),
    isNull(idempotencyKeys.status),
  )

/** Upserts, because a key claimed again after a day can still have the body of its earlier answer. */
async function keepApart(
  tx: Transaction,
  { userId, keyHash }: Claim,
  subject: Subject,
  body: unknown,
): Promise<void> {
  const key = { userId, keyHash }
  // Lock the image before the bodies, in the order in which images are removed.
  if (!(await lockImage(tx, subject))) {
    await tx.delete(idempotencyBodies).where(bodyOf(key))
    return
  }
  const answer = { ...subject, body }
  await tx
    .insert(idempotencyBodies)
    .values({ ...key, ...answer })
    .onConflictDoUpdate({ target: [idempotencyBodies.userId, idempotencyBodies.keyHash], set: answer })
}

// Skips the row while the transaction of the effect holds its lock.
async function renew(db: Database, claim: Claim): Promise<void> {
  const free = db
    .select({ run: idempotencyKeys.run })
    .from(idempotencyKeys)
    .where(isMine(claim))
    .for('update', { skipLocked: true })
  await db
    .update(idempotencyKeys)
    .set({ leasedUntil: leasedFromNow })
    .where(and(isMine(claim), sql`${idempotencyKeys.run} in (${free})`))
}

function storedOf(answer: (KeptAnswer & { status: number }) | Refusal): {
  status: number
  answer: StoredAnswer
} {
  if (answer instanceof Refusal) {
    const { status, code, details } = answer
    return { status, answer: { refusal: { code, details } } }
  }
  const { status, body, headers } = answer
  return { status, answer: { ...(body !== undefined && { body }), ...(headers && { headers }) } }
}
