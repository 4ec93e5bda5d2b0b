import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { holdImage } from '#server/jobs/reading/hold-image.ts'
import { bounds } from '#server/platform/bounds.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { KeptAnswer } from '#server/platform/v1/keep-answer.ts'
import { type Claim, leasedFromNow } from './claim-repeat.ts'
import { bodyOf, ownRepeats } from './own-repeats.ts'
import { apiRepeatBodies, apiRepeats, type StoredAnswer, type Subject } from './repeats.tables.ts'

/** Says to all processes whose call has ended: those who wait for its answer look. */
export const repeatChannel = 'api_repeat'

/** What a call is told by on that channel. */
export const nameOf = ({ userId, keyHash }: Pick<Claim, 'userId' | 'keyHash'>): string =>
  `${userId}:${keyHash.toString('base64url')}`

/** A claim while its call runs. */
export interface HeldClaim {
  refer(tx: Transaction, reference: object): Promise<void>
  /** With a `subject` the body goes when that does. */
  keep(
    tx: Transaction,
    answer: (KeptAnswer & { status: number }) | Refusal,
    subject?: Subject | null,
  ): Promise<void>
  /** The call did nothing, or failed: the key is free, and what was written down is found by whoever takes it up. */
  release(): Promise<void>
  /** Lets the claim run out. */
  stop(): void
}

/** Keeps a claim from running out until it is stopped. */
export function holdClaim({ db, log }: Pick<Platform, 'db' | 'log'>, claim: Claim): HeldClaim {
  const renewing = setInterval(() => {
    renew(db, claim).catch((error) => log.warn({ err: error }, 'a claim on a call could not be renewed'))
  }, bounds.repeatLeaseMs / 4)
  renewing.unref()

  const write = async (tx: Transaction, values: object): Promise<void> => {
    const { rowCount } = await tx.update(apiRepeats).set(values).where(isMine(claim))
    if (rowCount !== 1) throw new Error('another run of this call has taken over')
  }

  return {
    refer: (tx, reference) => write(tx, { reference, leasedUntil: leasedFromNow }),
    async keep(tx, answer, subject = null) {
      const stored = storedOf(answer)
      const { body, ...rest } = stored.answer
      await write(tx, subject ? { ...stored, answer: { ...rest, subject } } : stored)
      if (subject) await keepApart(tx, claim, subject, body)
      await tx.execute(sql`select pg_notify(${repeatChannel}, ${nameOf(claim)})`)
    },
    async release() {
      const mine = isMine(claim)
      await db.transaction(async (tx) => {
        await tx.delete(apiRepeats).where(and(mine, isNull(apiRepeats.reference)))
        await tx.update(apiRepeats).set({ leasedUntil: sql`now()` }).where(mine)
        await tx.execute(sql`select pg_notify(${repeatChannel}, ${nameOf(claim)})`)
      })
    },
    stop: () => clearInterval(renewing),
  }
}

const isMine = ({ userId, keyHash, run }: Claim): SQL | undefined =>
  and(
    ownRepeats({ id: userId }),
    eq(apiRepeats.keyHash, keyHash),
    eq(apiRepeats.run, run),
    isNull(apiRepeats.status),
  )

/** Of a key that was taken up after a day another body may be there. */
async function keepApart(
  tx: Transaction,
  { userId, keyHash }: Claim,
  subject: Subject,
  body: unknown,
): Promise<void> {
  // Before the bodies, as whoever removes it.
  const isThere = await holdImage(tx, subject)
  await tx.delete(apiRepeatBodies).where(bodyOf({ userId, keyHash }))
  if (isThere) await tx.insert(apiRepeatBodies).values({ userId, keyHash, ...subject, body })
}

// Its own effect may hold the row for a while: that is waited for by nobody.
async function renew(db: Database, claim: Claim): Promise<void> {
  const free = db
    .select({ run: apiRepeats.run })
    .from(apiRepeats)
    .where(isMine(claim))
    .for('update', { skipLocked: true })
  await db
    .update(apiRepeats)
    .set({ leasedUntil: leasedFromNow })
    .where(and(isMine(claim), sql`${apiRepeats.run} in (${free})`))
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
