import { and, eq, isNull, sql } from 'drizzle-orm'
import { firstAdminId } from '#contract/entities/user.ts'
import {
  accountTokens,
  invitations,
  ownLinks,
  ownSessions,
  sessions,
  users,
} from '#server/accounts/accounts.tables.ts'
import { addressChanges, ownAddressChanges } from '#server/accounts/addresses.tables.ts'
import { oidcIdentities, ownIdentities } from '#server/accounts/single-sign-on.tables.ts'
import { apiTokens, ownTokens } from '#server/accounts/tokens.tables.ts'
import { forgetNetworksOf } from '#server/audit/forget-networks-of.ts'
import { forgetMails } from '#server/mail/order-mail.ts'
import { forgetUser } from '#server/notifications/remove-old-notifications.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { forgetFactors } from './forget-factors.ts'

/**
 * Turns an account into a tombstone: an id that no list shows, because the ledger still refers to it. Refuses `first_admin_is_permanent`
 * and `not_found`.
 */
export async function anonymiseAccount(tx: Transaction, userId: number): Promise<void> {
  if (userId === firstAdminId) throw new Refusal('first_admin_is_permanent')
  // An open invitation for an address that was registered without its link.
  await tx.execute(sql`
    delete from ${invitations} where lower(email) = (select lower(email) from ${users} where id = ${userId})`)
  const emptied = await tx
    .update(users)
    .set({
      username: '',
      email: '',
      passwordHash: '',
      isAdmin: false,
      isVerified: false,
      hasFactor: false,
      suspendedAt: null,
      suspensionReason: '',
      totalProcessedImages: 0,
      totalCostCents: 0,
      deletedAt: sql`now()`,
    })
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  if (emptied.rowCount === 0) throw new Refusal('not_found')
  await tx.delete(sessions).where(ownSessions({ id: userId }))
  await forgetFactors(tx, userId)
  await tx.delete(accountTokens).where(ownLinks({ id: userId }))
  await tx.delete(apiTokens).where(ownTokens({ id: userId }))
  await tx.delete(addressChanges).where(ownAddressChanges({ id: userId }))
  await tx.delete(oidcIdentities).where(ownIdentities({ id: userId }))
  await forgetMails(tx, userId)
  await forgetNetworksOf(tx, userId)
  await forgetUser(tx, userId)
}
