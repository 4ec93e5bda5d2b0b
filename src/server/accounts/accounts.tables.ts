import { eq, type SQL, sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { awaitable } from '#contract/entities/second-factor.ts'
import { uiLanguages } from '#contract/languages.ts'
import type { Owner } from '#server/platform/caller.ts'
import { bytes, moment } from '#server/platform/columns.ts'

export const users = pgTable(
  'users',
  {
    /** 1 is the first administrator's, whoever registers before there is one. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 2 }),
    username: text('username').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    isVerified: boolean('is_verified').notNull().default(false),
    language: text('language', { enum: uiLanguages }).notNull().default('de'),
    /** Whether there is any: every call asks, so it stands here too. `keepHasFactor` keeps it. */
    hasFactor: boolean('has_factor').notNull().default(false),
    mailsOnJobEnd: boolean('mails_on_job_end').notNull().default(true),
    /** What was described for the user and for how much, also in jobs that were deleted since. */
    totalProcessedImages: integer('total_processed_images').notNull().default(0),
    totalCostCents: bigint('total_cost_cents', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Set: nobody gets in by this account until an administrator lifts it. */
    suspendedAt: moment('suspended_at'),
    /** For administrators alone; gone when the suspension is lifted. */
    suspensionReason: text('suspension_reason').notNull().default(''),
    /** Set: a tombstone. Name, address and password are empty, and no list shows it; books still name its id. */
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
    /** SHA-256 of the token: who reads the database can not sign in with it. */
    tokenHash: bytes('token_hash').primaryKey(),
    /** What its owner names it by; opens nothing. */
    id: integer('id').notNull().generatedAlwaysAsIdentity().unique(),
    /** Where it began: browser and system as far as they say so, and the network that logs hold. Empty: not known. */
    browser: text('browser').notNull().default(''),
    system: text('system').notNull().default(''),
    network: text('network').notNull().default(''),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** Null: its owner is signed in. Otherwise it only lets somebody complete the sign-in. */
    awaits: text('awaits', { enum: awaitable }),
    /** False: the issuer’s running session let in whoever sat before it, and nobody showed who they are. */
    startsFresh: boolean('starts_fresh').notNull().default(true),
    /** When a second factor was last shown in it. */
    confirmedAt: moment('confirmed_at'),
  },
  (sessions) => [
    index('sessions_user_id_index').on(sessions.userId),
    // Here and in other modules: what is old is removed batch by batch, and no batch may read the whole table.
    index('sessions_expires_at_index').on(sessions.expiresAt),
  ],
)

/** The keys under which addresses are hashed, sealed with SECRET_KEY. There is one, and another for each SECRET_KEY that was lost. */
export const addressKeys = pgTable('address_keys', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  sealed: bytes('sealed').notNull(),
  secretId: text('secret_id').notNull(),
})

/** For which addresses the starting credit was given. They outlive the account, and name nobody without the key. */
export const creditedAddresses = pgTable('credited_addresses', {
  /** HMAC-SHA-256 of the address. */
  addressHash: bytes('address_hash').primaryKey(),
  givenAt: moment('given_at').notNull().defaultNow(),
})

/** `operator_reset`: it was printed on the operator's terminal, and shows nothing of who reads the mails. */
export const tokenKinds = ['verify_email', 'reset_password', 'operator_reset'] as const
/** Those that set a password. */
export const resetKinds = [
  'reset_password',
  'operator_reset',
] as const satisfies (typeof tokenKinds)[number][]

/** The links that mails carry, or operators. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    /** SHA-256 of the token, which stands in the mail alone. */
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

/** What administrators are told once, or not too often, whoever brings it about. */
export const toldAdmins = pgTable('told_admins', {
  topic: text('topic', { enum: ['waiting', 'no_global_key'] }).primaryKey(),
  /** When it was told last, or will be: of `waiting`, when the mail that was ordered last goes out. */
  at: moment('at').notNull(),
})

/** Whom administrators invited and who has not registered by it. What was accepted or withdrawn has no row. */
export const invitations = pgTable(
  'invitations',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    email: text('email').notNull(),
    language: text('language', { enum: uiLanguages }).notNull(),
    /** SHA-256 of the token, which stands in the mail alone; empty until that is sent. */
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

/** A link of a mail is its owner’s. */
export const ownLinks = (owner: Owner): SQL => eq(accountTokens.userId, owner.id)

/** A session is one in which its owner is signed in. */
export const ownSessions = (owner: Owner): SQL => eq(sessions.userId, owner.id)
