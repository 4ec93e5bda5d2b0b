import type { ApiKeyName } from '#contract/entities/api-key.ts'

/** Which key, in which of its versions. */
export interface KeyRef {
  /** Null: the global key. */
  userId: number | null
  name: ApiKeyName
  version: number
}

/** Where a key is sealed for: the sealed key of one user is of no use in the row of another. */
export function placeOf({ userId, name }: Pick<KeyRef, 'userId' | 'name'>): string {
  return userId === null ? `global key ${name}` : `key ${name} of user ${userId}`
}
