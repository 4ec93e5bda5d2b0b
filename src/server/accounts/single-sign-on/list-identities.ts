import { asc } from 'drizzle-orm'
import { oidcIdentities, ownIdentities } from '#server/accounts/single-sign-on.tables.ts'
import type { Database } from '#server/platform/open-database.ts'

/** A user's identities at issuers. */
export function listIdentities(db: Database, userId: number) {
  return db
    .select({
      issuer: oidcIdentities.issuer,
      subject: oidcIdentities.subject,
      linkedAt: oidcIdentities.linkedAt,
    })
    .from(oidcIdentities)
    .where(ownIdentities({ id: userId }))
    .orderBy(asc(oidcIdentities.linkedAt))
}
