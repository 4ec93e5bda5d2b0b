import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns.ts'

/** How often something was attempted in a time window, across all processes. */
export const attemptCounts = pgTable(
  'attempt_counts',
  {
    /** SHA-256 of the key, which contains addresses and names. */
    keyHash: bytes('key_hash').primaryKey(),
    count: integer('count').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  // It changes once per window: counting touches no index.
  (counts) => [index('attempt_counts_ends_at_index').on(counts.endsAt)],
)

/** One row, created with the table: distinguishes this database from others that keep files in the same folder. Not part of backups. */
export const databaseIdentity = pgTable(
  'database_identity',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    id: uuid('id').notNull().defaultRandom(),
  },
  (identity) => [check('database_identity_only', sql`${identity.isOnly}`)],
)
