import { and, desc, eq, gt, not, type SQL, sql } from 'drizzle-orm'
import type { Invitation } from '#contract/endpoints/invitations.ts'
import type { PageQuery } from '#contract/entities/list-query.ts'
import { invitations, users } from '#server/accounts/accounts.tables.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'

/** Whether the invited address has an account by now; for queries on `invitations`. */
export const hasAccount: SQL<boolean> = sql`exists (
  select from ${users} as account where lower(account.email) = lower(invitations.email) and account.deleted_at is null)`

/** Returns who a token invites, without using the invitation up. Refuses `invitation_over`, `email_taken`. */
export async function findInvitation(db: Database, token: string) {
  const [found] = await db
    .select({ email: invitations.email, language: invitations.language, hasAccount })
    .from(invitations)
    .where(isOpenInvitation(token))
  if (!found) throw new Refusal('invitation_over')
  if (found.hasAccount) throw new Refusal('email_taken')
  return { email: found.email, language: found.language }
}

/** The invitation of a token, unless it has expired. */
export function isOpenInvitation(token: string) {
  return and(eq(invitations.tokenHash, hashToken(token)), gt(invitations.expiresAt, sql`now()`))
}

/** Lists open invitations of people without an account, newest first, with the total. */
export async function listInvitations(
  db: Database,
  { offset = 0, limit }: PageQuery,
): Promise<{ rows: Invitation[]; total: number }> {
  const isWaiting = not(hasAccount)
  const page = db
    .select({
      id: invitations.id,
      email: invitations.email,
      language: invitations.language,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
      isExpired: sql<boolean>`${invitations.expiresAt} <= now()`,
      invitedBy: users.username,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(isWaiting)
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .offset(offset)
    .$dynamic()
  if (limit !== undefined) page.limit(limit)
  const [rows, total] = await Promise.all([page, db.$count(invitations, isWaiting)])
  const shaped = rows.map(({ createdAt, expiresAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }))
  return { rows: shaped, total }
}

const atOnce = 1_000

/** Deletes a batch of invitations that expired more than `days` days ago. Returns the size of the batch. */
export async function removeOldInvitations(tx: Transaction, days: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${invitations} where id in (
      select id from ${invitations} where expires_at < now() - make_interval(days => ${days}::int)
      limit ${atOnce} for update skip locked)`)
  return rowCount ?? 0
}
