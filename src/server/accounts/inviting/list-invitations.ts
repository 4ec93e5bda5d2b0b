import { desc, eq, not, sql } from 'drizzle-orm'
import type { Invitation } from '#contract/endpoints/invitations.ts'
import type { PageQuery } from '#contract/entities/list-query.ts'
import { invitations, users } from '#server/accounts/accounts.tables.ts'
import type { Database } from '#server/platform/open-database.ts'
import { hasAccount } from './has-account.ts'

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
