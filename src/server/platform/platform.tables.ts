import { index, integer, pgTable } from 'drizzle-orm/pg-core'
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
