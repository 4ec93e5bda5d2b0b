import { and, eq, sql } from 'drizzle-orm'
import type { ImageRef } from '#server/jobs/image-ref.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { isOver } from './claim-key.ts'
import { idempotencyBodies, idempotencyKeys, ownKeys } from './idempotency.tables.ts'

const atOnce = 1_000

/** Removes some of the keys whose time is over, and returns how many. */
export async function removeOldIdempotencyKeys(tx: Transaction): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${idempotencyKeys} where (user_id, key_hash) in (
      select user_id, key_hash from ${idempotencyKeys} where ${isOver}
      limit ${atOnce} for update skip locked)`)
  return rowCount ?? 0
}

/** Removes a user's keys and what they answer, with the account. */
export async function removeIdempotencyKeysOf(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(idempotencyKeys).where(ownKeys({ id: userId }))
}

/** Removes what keys answer about an image, with the image. The keys stay, so that none of them begins anything a second time. */
export async function removeAnswersAbout(tx: Transaction, { jobId, position }: ImageRef): Promise<void> {
  await tx
    .delete(idempotencyBodies)
    .where(and(eq(idempotencyBodies.jobId, jobId), eq(idempotencyBodies.position, position)))
}
