import { eq, type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { awaitable } from '#contract/entities/second-factor.ts'
import { uiLanguages } from '#contract/languages.ts'
import type { Owner } from '#server/platform/caller.ts'
import { bytes, moment } from '#server/platform/columns.ts'

export const users = pgTable(
  'users',
  {
    /** Id 1 belongs to the first administrator, even if others register earlier. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 2 }),
    username: text('username').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    isVerified: boolean('is_verified').notNull().default(false),
    language: text('language', { enum: uiLanguages }).notNull().default('de'),
    /** Whether the user has any second factor. Denormalised because every call reads it; `keepHasFactor` keeps it current. */
    hasFactor: boolean('has_factor').notNull().default(false),
    mailsOnJobEnd: boolean('mails_on_job_end').notNull().default(true),
    /** Images described for the user and their cost, including jobs that have since been deleted. */
    totalProcessedImages: integer('total_processed_images').notNull().default(0),
    totalCostCents: bigint('total_cost_cents', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** If set, the account cannot sign in until an administrator lifts the suspension. */
    suspendedAt: moment('suspended_at'),
    /** Visible to administrators only; cleared when the suspension is lifted. */
    suspensionReason: text('suspension_reason').notNull().default(''),
    /**
     * If set, the row is a tombstone: username, address and password are empty, and no list shows it. The ledger still refers to its id.
     */
    deletedAt: moment('deleted_at'),
  },
  (users) => [
    uniqueIndex('users_username_key')
      .on(sql`lower(${users.username})`)
      .where(sql`${users.deletedAt} is null`),
    uniqueIndex('users_email_key').on(sql`lower(${users.email})`).where(sql`${users.deletedAt} is null`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token: read access to the database is not enough to sign in. */
    tokenHash: bytes('token_hash').primaryKey(),
    /** Public id of the session; it grants no access. */
    id: integer('id').notNull().generatedAlwaysAsIdentity().unique(),
    /** Browser and operating system as far as the request names them, and the network as logged. Empty if unknown. */
    browser: text('browser').notNull().default(''),
    system: text('system').notNull().default(''),
    network: text('network').notNull().default(''),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** Null: the user is signed in. Otherwise the session only allows completing the sign-in. */
    awaits: text('awaits', { enum: awaitable }),
    /** False: the issuer's existing session was reused, and the user did not authenticate again. */
    startsFresh: boolean('starts_fresh').notNull().default(true),
    /** When a second factor was last confirmed in this session. */
    confirmedAt: moment('confirmed_at'),
  },
  (sessions) => [
    index('sessions_user_id_index').on(sessions.userId),
    // Here and in other modules: old rows are removed in batches, and no batch may scan the whole table.
    index('sessions_expires_at_index').on(sessions.expiresAt),
  ],
)

/** The keys for hashing addresses, sealed with SECRET_KEY. There is one, plus another for each SECRET_KEY that was lost. */
export const addressHashKeys = pgTable('address_hash_keys', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  sealed: bytes('sealed').notNull(),
  secretId: text('secret_id').notNull(),
})

/** Addresses that have received the starting credit. Rows outlive the account and identify nobody without the key. */
export const startingCreditGrants = pgTable('starting_credit_grants', {
  /** HMAC-SHA-256 of the address. */
  addressHash: bytes('address_hash').primaryKey(),
  givenAt: moment('given_at').notNull().defaultNow(),
})

/** `operator_reset` is printed on the operator's terminal, so it proves nothing about access to the mailbox. */
export const tokenKinds = ['verify_email', 'reset_password', 'operator_reset'] as const
/** Kinds that set a password. */
export const resetKinds = [
  'reset_password',
  'operator_reset',
] as const satisfies (typeof tokenKinds)[number][]

/** Links sent by mail or handed out by operators. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    /** SHA-256 of the token; only the mail contains the token itself. */
    tokenHash: bytes('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: tokenKinds }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (tokens) => [
    index('account_tokens_user_id_index').on(tokens.userId),
    index('account_tokens_expires_at_index').on(tokens.expiresAt),
  ],
)

/** Alerts that administrators receive once, or at a limited rate, whatever the number of causes. */
export const adminAlerts = pgTable('admin_alerts', {
  topic: text('topic', { enum: ['waiting', 'no_global_key'] }).primaryKey(),
  /** When the last alert was sent, or will be: for `waiting`, when the most recently queued mail goes out. */
  at: moment('at').notNull(),
})

/** Open invitations. Accepted and withdrawn ones have no row. */
export const invitations = pgTable(
  'invitations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    language: text('language', { enum: uiLanguages }).notNull(),
    /** SHA-256 of the token; only the mail contains the token itself. Null until the mail is sent. */
    tokenHash: bytes('token_hash').unique(),
    invitedBy: integer('invited_by')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (invitations) => [
    uniqueIndex('invitations_email_key').on(sql`lower(${invitations.email})`),
    index('invitations_expires_at_index').on(invitations.expiresAt),
  ],
)

/** A mailed link belongs to the user it was sent to. */
export const ownLinks = (owner: Owner): SQL => eq(accountTokens.userId, owner.id)

/** A session belongs to the user who is signed in with it. */
export const ownSessions = (owner: Owner): SQL => eq(sessions.userId, owner.id)
