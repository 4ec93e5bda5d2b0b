import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { uiLanguages } from '#contract/languages.ts'
import { bytes, moment } from '#server/platform/columns.ts'

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    isAdmin: boolean('is_admin').notNull().default(false),
    isVerified: boolean('is_verified').notNull().default(false),
    language: text('language', { enum: uiLanguages }).notNull().default('de'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (users) => [
    uniqueIndex('users_username_key').on(sql`lower(${users.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${users.email})`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token: who reads the database can not sign in with it. */
    tokenHash: bytes('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (sessions) => [index('sessions_user_id_index').on(sessions.userId)],
)
