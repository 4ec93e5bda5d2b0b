import { eq, type SQL, sql } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import { moment } from '#server/platform/columns.ts'

/** Filters of images that their user named. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    query: text('query').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (filters) => [uniqueIndex('saved_filters_name_key').on(filters.userId, sql`lower(${filters.name})`)],
)

/** A filter belongs to its owner; administrators see only their own. */
export const ownFilters = (owner: Owner): SQL => eq(savedFilters.userId, owner.id)
