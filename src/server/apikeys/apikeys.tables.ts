import { eq, type SQL, sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { apiKeyNames } from '#contract/entities/api-key.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import { bytes, moment } from '#server/platform/columns.ts'

/** A key as stored: sealed with SECRET_KEY, or with the previous one during a rotation. */
const sealedKey = {
  sealed: bytes('sealed'),
  /** Identifies the SECRET_KEY that sealed it. */
  secretId: text('secret_id'),
  lastFour: text('last_four').notNull().default(''),
  /** Grows when the key is replaced or passes a test: results of earlier versions no longer count. */
  version: integer('version').notNull().default(1),
  refusedAt: moment('refused_at'),
}

export const globalKeys = pgTable(
  'global_keys',
  {
    name: text('name', { enum: apiKeyNames }).primaryKey(),
    ...sealedKey,
    /** The environment replaces a key that came from it; a key set or removed in the panel stays as it is. */
    source: text('source', { enum: ['environment', 'panel'] }).notNull(),
    setAt: moment('set_at').notNull().defaultNow(),
  },
  (keys) => [check('global_keys_sealed', sql`(${keys.sealed} is null) = (${keys.secretId} is null)`)],
)

export const userKeys = pgTable(
  'user_keys',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name', { enum: apiKeyNames }).notNull(),
    /** Nothing sealed: the current global key. */
    ...sealedKey,
    assignedAt: moment('assigned_at').notNull().defaultNow(),
  },
  (keys) => [
    primaryKey({ columns: [keys.userId, keys.name] }),
    check('user_keys_sealed', sql`(${keys.sealed} is null) = (${keys.secretId} is null)`),
  ],
)

/** The keys assigned to a user, their own or the global one. */
export const ownKeys = (owner: Owner): SQL => eq(userKeys.userId, owner.id)
