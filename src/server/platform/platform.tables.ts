import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytes, moment } from './columns.ts'

/** How often something was tried in a window of time, counted for all processes together. */
export const attempts = pgTable(
  'attempts',
  {
    /** SHA-256 of what is counted: addresses and names are nobody's business here. */
    keyHash: bytes('key_hash').primaryKey(),
    count: integer('count').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  // It changes once in a window: to count one more touches no index.
  (attempts) => [index('attempts_ends_at_index').on(attempts.endsAt)],
)

/** One row, made with the table: what tells this database from every other one that keeps files in the same folder. Backups leave it out. */
export const databaseIdentity = pgTable(
  'database_identity',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    id: uuid('id').notNull().defaultRandom(),
  },
  (identity) => [check('database_identity_only', sql`${identity.isOnly}`)],
)
