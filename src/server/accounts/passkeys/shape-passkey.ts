import type { Passkey } from '#contract/endpoints/passkeys.ts'
import type { passkeys } from '#server/accounts/passkeys.tables.ts'

/** A passkey as its owner sees it. */
export function shapePasskey(row: typeof passkeys.$inferSelect): Passkey {
  const { id, name, rpId, isBackedUp, createdAt, lastUsedAt } = row
  return {
    id,
    name,
    host: rpId,
    isBackedUp,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
