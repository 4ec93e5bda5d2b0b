import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { AssignedKey } from '#contract/entities/api-key.ts'

/**
 * What higher modules contribute to a user, as expressions of one query, because `GET /api/user` is the most frequent call. `mountModules`
 * passes them in.
 */
export interface ExtraUserColumns {
  /** JSON array of `AssignedKey`. */
  apiKeys(userId: SQLWrapper): SQL<AssignedKey[]>
}
