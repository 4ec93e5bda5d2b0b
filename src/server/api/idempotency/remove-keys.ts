import { and, eq, sql } from 'drizzle-orm'
import type { ImageRef } from '#server/jobs/image-ref.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { isOver } from './claim-key.ts'
import { idempotencyBodies, idempotencyKeys, ownKeys } from './idempotency.tables.ts'

const atOnce = 1_000

/** Deletes a batch of expired keys and returns its size. */
export async function removeOldIdempotencyKeys(tx: Transaction): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${idempotencyKeys} where (user_id, key_hash) in (
      select user_id, key_hash from ${idempotencyKeys} where ${isOver}
      limit ${atOnce} for update skip locked)`)
  return rowCount ?? 0
}

/** Deletes a user's keys and stored answers, with the account. */
export async function removeIdempotencyKeysOf(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(idempotencyKeys).where(ownKeys({ id: userId }))
}

/** Deletes stored answers about an image, with the image. The keys stay, so that a repeat executes nothing a second time. */
export async function removeAnswersAbout(tx: Transaction, { jobId, position }: ImageRef): Promise<void> {
  await tx
    .delete(idempotencyBodies)
    .where(and(eq(idempotencyBodies.jobId, jobId), eq(idempotencyBodies.position, position)))
}
