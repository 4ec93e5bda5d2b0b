import { eq, type SQL, sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { tokenScopes } from '#contract/entities/token.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import { bytes, moment } from '#server/platform/columns.ts'

/** API tokens. An ended token is kept for a while, so that clients that still send it learn how it ended. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, which is shown once: read access to the database is not enough to call the API. */
    tokenHash: bytes('token_hash').notNull(),
    /** Its first characters, to identify it. */
    start: text('start').notNull(),
    name: text('name').notNull(),
    scopes: text('scopes', { enum: tokenScopes }).array().notNull(),
    /** In cents per calendar month of the ledger; null: no cap of its own. */
    monthlyCapCents: bigint('monthly_cap_cents', { mode: 'number' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Null: never. */
    expiresAt: moment('expires_at'),
    /** When its owner was notified that it will expire. */
    expiryNoticeAt: moment('expiry_told_at'),
    /** Written at most once a minute. */
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
  },
  (tokens) => [
    uniqueIndex('api_tokens_token_hash_key').on(tokens.tokenHash),
    index('api_tokens_user_id_index').on(tokens.userId, tokens.id),
    index('api_tokens_expires_at_index').on(tokens.expiresAt),
  ],
)

/** An API token belongs to its owner. */
export const ownTokens = (owner: Owner): SQL => eq(apiTokens.userId, owner.id)

/** Neither revoked nor expired. */
export const isGoodToken = (): SQL =>
  sql`(${apiTokens.revokedAt} is null and coalesce(${apiTokens.expiresAt} > now(), true))`
