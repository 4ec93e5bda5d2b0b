import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { AssignedKey } from '#contract/entities/api-key.ts'

/**
 * What modules after this one know of a user, as expressions of one query: `GET /api/user` is asked more often than
 * anything else. `mountModules` hands them in.
 */
export interface ExtraUserColumns {
  /** JSON array of `AssignedKey`. */
  apiKeys(userId: SQLWrapper): SQL<AssignedKey[]>
}
