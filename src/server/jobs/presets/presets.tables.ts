import { eq, type SQL, sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import { moment } from '#server/platform/columns.ts'

/** Settings that their user gave a name. */
export const presets = pgTable(
  'presets',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** As the version that wrote them knew them; `read-settings.ts` fills in what came since. */
    settings: jsonb('settings').$type<Record<string, unknown>>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (presets) => [uniqueIndex('presets_name_key').on(presets.userId, sql`lower(${presets.name})`)],
)

/** A preset is its owner's own; administrators see no others than theirs. */
export const ownPresets = (owner: Owner): SQL => eq(presets.userId, owner.id)
