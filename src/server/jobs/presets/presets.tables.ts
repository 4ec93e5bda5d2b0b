import { eq, type SQL, sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import { moment } from '#server/platform/columns.ts'

/** Settings that their user named. */
export const presets = pgTable(
  'presets',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** In the format of the version that wrote them; `read-settings.ts` adds later settings. */
    settings: jsonb('settings').$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (presets) => [uniqueIndex('presets_name_key').on(presets.userId, sql`lower(${presets.name})`)],
)

/** A preset belongs to its owner; administrators see only their own. */
export const ownPresets = (owner: Owner): SQL => eq(presets.userId, owner.id)
