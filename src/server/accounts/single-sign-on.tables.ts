import { eq, type SQL } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Owner } from '#server/platform/caller.ts'
import { bytes, moment } from '#server/platform/columns.ts'
import { users } from './accounts.tables.ts'

/** Users' identities at an OpenID Connect issuer, keyed by the subject, which never changes; an address may. */
export const oidcIdentities = pgTable(
  'oidc_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkedAt: moment('linked_at').notNull().defaultNow(),
  },
  (identities) => [
    primaryKey({ columns: [identities.issuer, identities.subject] }),
    // One identity per user and issuer: a second one could not be distinguished from the first.
    uniqueIndex('oidc_identities_user_id_key').on(identities.userId, identities.issuer),
  ],
)

/** Sign-ins that an issuer has answered, so that no answer counts twice. */
export const usedOidcStates = pgTable(
  'used_oidc_states',
  {
    /** SHA-256 of the state of the request. */
    stateHash: bytes('state_hash').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (answers) => [index('used_oidc_states_expires_at_index').on(answers.expiresAt)],
)

/** An identity belongs to the user it is linked to. */
export const ownIdentities = (owner: Owner): SQL => eq(oidcIdentities.userId, owner.id)
