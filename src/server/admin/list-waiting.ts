import { and, sql } from 'drizzle-orm'
import { listNames } from '#server/accounts/users/users.queries.ts'
import { hasKeys } from '#server/apikeys/keys-of.ts'
import { looksLikeLink } from '#server/mail/greet.ts'
import type { Database } from '#server/platform/open-database.ts'

/** Users waiting for a key, as a condition on the table `users`. */
export const isWaiting = sql`not users.is_admin and users.suspended_at is null and not ${hasKeys(sql`users.id`)}`
const isVerified = sql`users.is_verified`

/** How many users a mail names; it gives the number of the others. */
const namedAtMost = 20

/**
 * How many users wait for a key, and the names of the newest that a mail can show; a name that looks like a link is replaced by the user's
 * id.
 */
export async function listWaiting(
  db: Database,
  { onlyVerified }: { onlyVerified: boolean },
): Promise<{ total: number; names: string[] }> {
  const filter = onlyVerified ? and(isWaiting, isVerified) : isWaiting
  const { total, newest } = await listNames(db, filter, namedAtMost)
  const names = newest.map(({ id, username }) => (looksLikeLink(username) ? `#${id}` : username))
  return { total, names }
}
