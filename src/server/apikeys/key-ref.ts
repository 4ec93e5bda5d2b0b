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

const shortest = 12

/** The last four characters of a key, to identify it; empty for a key so short that they would reveal too much. */
export function lastFourOf(value: string): string {
  return value.length < shortest ? '' : value.slice(-4)
}
