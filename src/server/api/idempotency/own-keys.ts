import { and, eq, type SQL } from 'drizzle-orm'
import type { Owner } from '#server/platform/caller.ts'
import { idempotencyBodies, idempotencyKeys } from './idempotency.tables.ts'

/** A key is its user's, whichever token sends it. */
export const ownKeys = (owner: Owner): SQL => eq(idempotencyKeys.userId, owner.id)

/** The body of one key's answer. */
export const bodyOf = ({ userId, keyHash }: { userId: number; keyHash: Buffer }): SQL | undefined =>
  and(eq(idempotencyBodies.userId, userId), eq(idempotencyBodies.keyHash, keyHash))
