import { and, sql } from 'drizzle-orm'
import { listNames } from '#server/accounts/users/list-names.ts'
import { hasKeys } from '#server/apikeys/keys-of.ts'
import { looksLikeLink } from '#server/mail/greet.ts'
import type { Database } from '#server/platform/open-database.ts'

/** Who waits for a key, as a condition on the table `users`. */
export const isWaiting = sql`not users.is_admin and users.suspended_at is null and not ${hasKeys(sql`users.id`)}`
const isVerified = sql`users.is_verified`

/** So many are named in a mail; of the others the number is told. */
const namedAtMost = 20

/** How many wait for a key, and what the newest of them are called, as a mail may say it: who chose a link as a name is a number there. */
export async function listWaiting(
  db: Database,
  { onlyVerified }: { onlyVerified: boolean },
): Promise<{ total: number; names: string[] }> {
  const filter = onlyVerified ? and(isWaiting, isVerified) : isWaiting
  const { total, newest } = await listNames(db, filter, namedAtMost)
  const names = newest.map(({ id, username }) => (looksLikeLink(username) ? `#${id}` : username))
  return { total, names }
}
