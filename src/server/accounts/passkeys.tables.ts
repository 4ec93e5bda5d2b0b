import { eq, type SQL } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Owner } from '#server/platform/caller.ts'
import { bytes, moment } from '#server/platform/columns.ts'
import { users } from './accounts.tables.ts'

export const passkeys = pgTable(
  'passkeys',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The credential id that the authenticator chose; it grants no access. */
    credentialId: bytes('credential_id').notNull().unique(),
    /** COSE, as the authenticator sent it. */
    publicKey: bytes('public_key').notNull(),
    /** The authenticator's signature counter. 0: it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How browsers reach the authenticator: `internal`, `usb`, `hybrid`. */
    transports: text('transports').array().notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    /** The host name that the passkey is bound to: browsers use it nowhere else. */
    rpId: text('rp_id').notNull(),
    /** The user handle, the same for all passkeys of a user. */
    userHandle: bytes('user_handle').notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (passkeys) => [index('passkeys_user_id_index').on(passkeys.userId)],
)

/** Challenges that were answered correctly: none is accepted twice. Unanswered challenges are not stored. */
export const usedChallenges = pgTable(
  'used_challenges',
  {
    /** SHA-256. */
    challengeHash: bytes('challenge_hash').primaryKey(),
    endsAt: moment('ends_at').notNull(),
  },
  (used) => [index('used_challenges_ends_at_index').on(used.endsAt)],
)

/** A passkey belongs to its owner. */
export const ownPasskeys = (owner: Owner): SQL => eq(passkeys.userId, owner.id)
