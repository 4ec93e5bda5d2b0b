import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#server/accounts/accounts.tables.ts'
import { oidcIdentities } from '#server/accounts/single-sign-on.tables.ts'
import type { UserActor } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import type { Database, Transaction } from '#server/platform/open-database.ts'

/** A person's identity at an issuer. */
export interface Identity {
  issuer: string
  subject: string
}

/** Returns the user that an identity is linked to, or null. */
export async function findLinkedUser(
  db: Database | Transaction,
  { issuer, subject }: Identity,
): Promise<{ id: number } | null> {
  const [user] = await db
    .select({ id: users.id })
    .from(oidcIdentities)
    .innerJoin(users, eq(users.id, oidcIdentities.userId))
    .where(
      and(eq(oidcIdentities.issuer, issuer), eq(oidcIdentities.subject, subject), isNull(users.deletedAt)),
    )
  return user ?? null
}

/** Links an identity to a user. False if it is linked to another user, or the user has another identity of this issuer. */
export async function linkIdentity(
  tx: Transaction,
  actor: UserActor,
  { issuer, subject }: Identity,
): Promise<boolean> {
  const { userId } = actor
  const added = await tx.insert(oidcIdentities).values({ issuer, subject, userId }).onConflictDoNothing()
  if (added.rowCount === 0) return (await findLinkedUser(tx, { issuer, subject }))?.id === userId
  await recordEvent(tx, actor, { kind: 'single_sign_on_linked', details: {} })
  return true
}
