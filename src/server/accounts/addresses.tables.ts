import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { addressSides } from '#contract/endpoints/addresses.ts'
import type { Owner } from '#server/platform/caller.ts'
import { bytes, moment } from '#server/platform/columns.ts'
import { users } from './accounts.tables.ts'

/** A user's address changes: at most one open change, and the completed ones. */
export const addressChanges = pgTable(
  'address_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The recipient of the mail about the change once `users` has the new address. */
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    /** False: the old address was never verified and may belong to a stranger, so it gets no mail. */
    asksOld: boolean('asks_old').notNull(),
    requestedAt: moment('requested_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    newConfirmedAt: moment('new_confirmed_at'),
    oldAgreedAt: moment('old_agreed_at'),
    changedAt: moment('changed_at'),
  },
  (changes) => [
    uniqueIndex('address_changes_under_way_key').on(changes.userId).where(sql`${changes.changedAt} is null`),
    index('address_changes_user_id_index').on(changes.userId),
    index('address_changes_expires_at_index').on(changes.expiresAt),
  ],
)

/** Links in mails about an address change. They are deleted with it. */
export const addressLinks = pgTable(
  'address_links',
  {
    /** SHA-256 of the token; only the mail contains the token itself. */
    tokenHash: bytes('token_hash').primaryKey(),
    changeId: integer('change_id')
      .notNull()
      .references(() => addressChanges.id, { onDelete: 'cascade' }),
    side: text('side', { enum: addressSides }).notNull(),
  },
  (links) => [index('address_links_change_id_index').on(links.changeId)],
)

/** An address change belongs to the user whose address it changes. */
export const ownAddressChanges = (owner: Owner): SQL => eq(addressChanges.userId, owner.id)

/** The change that is not completed yet, even if it has expired. */
export const openAddressChange = (owner: Owner): SQL | undefined =>
  and(ownAddressChanges(owner), isNull(addressChanges.changedAt))
