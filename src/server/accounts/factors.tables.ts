import { and, eq, type SQL } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Owner } from '#server/platform/caller.ts'
import { bytes, moment } from '#server/platform/columns.ts'
import { users } from './accounts.tables.ts'

/** `pending`: no code has been confirmed yet. */
export const totpStates = ['pending', 'active'] as const

/** Authenticator apps. A pending one replaces the active one when it is confirmed. */
export const totpFactors = pgTable(
  'totp_factors',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state', { enum: totpStates }).notNull(),
    /** The secret, sealed with the SECRET_KEY of `secret_id`. */
    sealed: bytes('sealed').notNull(),
    secretId: text('secret_id').notNull(),
    /** The 30 s step of the last accepted code: this step and earlier ones are not accepted again. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (factors) => [primaryKey({ columns: [factors.userId, factors.state] })],
)

/** Unused recovery codes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** SHA-256 of the code, which has 120 random bits. */
    codeHash: bytes('code_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (codes) => [index('recovery_codes_user_id_index').on(codes.userId)],
)

/** A user's own authenticator app: the active one, or the pending one that awaits its first code. */
export const ownTotp = (owner: Owner, state: (typeof totpStates)[number]): SQL | undefined =>
  and(allTotpOf(owner), eq(totpFactors.state, state))

/** A user’s authenticator apps in every state. */
export const allTotpOf = (owner: Owner): SQL => eq(totpFactors.userId, owner.id)

/** Recovery codes belong to their user. */
export const ownRecoveryCodes = (owner: Owner): SQL => eq(recoveryCodes.userId, owner.id)
