import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { RefusalCode } from '#contract/refusals.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { bytes, moment } from '#server/platform/columns.ts'

/** What is answered again: a body with its headers, or a refusal, which is said anew in the reader's language. */
export interface StoredAnswer {
  body?: unknown
  headers?: Record<string, string>
  refusal?: { code: RefusalCode; details: object }
}

/** Calls of the API that carry an `Idempotency-Key`: what runs, and for a day what was answered. */
export const apiRepeats = pgTable(
  'api_repeats',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the key, which may say anything. */
    keyHash: bytes('key_hash').notNull(),
    /** `POST /api/v1/webhooks`, for its user. */
    call: text('call').notNull(),
    /** SHA-256 of method, path and body: the same key with something else is no repetition. */
    digest: bytes('digest').notNull(),
    /** Which run of the call has it: one whose time ran out can write nothing more. */
    run: uuid('run').notNull(),
    /** A run that says nothing until then is gone, and the key may be taken up again. */
    leasedUntil: moment('leased_until').notNull(),
    /** What a run wrote down so that the next one goes on where it was cut off. */
    reference: jsonb('reference'),
    /** Null: not answered yet. */
    status: smallint('status'),
    answer: jsonb('answer').$type<StoredAnswer>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (repeats) => [
    primaryKey({ name: 'api_repeats_user_id_key_hash_pk', columns: [repeats.userId, repeats.keyHash] }),
    index('api_repeats_created_at_index').on(repeats.createdAt),
    check('api_repeats_answered', sql`(${repeats.status} is null) = (${repeats.answer} is null)`),
  ],
)
