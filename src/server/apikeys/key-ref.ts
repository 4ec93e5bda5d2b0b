import type { ApiKeyName } from '#contract/entities/api-key.ts'

/** A key and its version. */
export interface KeyRef {
  /** Null: the global key. */
  userId: number | null
  name: ApiKeyName
  version: number
}

/** The context in which a key is sealed: a user's sealed key cannot be opened in another user's row. */
export function placeOf({ userId, name }: Pick<KeyRef, 'userId' | 'name'>): string {
  return userId === null ? `global key ${name}` : `key ${name} of user ${userId}`
}
