import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { RefusalCode } from '#contract/refusals.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { jobs } from '#server/jobs/jobs.tables.ts'
import { bytes, moment } from '#server/platform/columns.ts'

/** The job, or the image of one, that an answer is about. */
export interface Subject {
  jobId: number
  position: number | null
}

/** What is answered again: a body with its headers, or a refusal, which is said anew in the reader's language. */
export interface StoredAnswer {
  body?: unknown
  /** Its body is in `api_repeat_bodies`, for as long as there is what it is about. */
  subject?: Subject
  headers?: Record<string, string>
  refusal?: { code: RefusalCode; details: object }
}

/** Calls of the API that carry an `Idempotency-Key`: what runs, and for a day what was answered. */
export const idempotencyKeys = pgTable(
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

/** Bodies about a job or an image of one: they go with it, and their keys stay, so that none of them begins anything a second time. */
export const idempotencyBodies = pgTable(
  'api_repeat_bodies',
  {
    userId: integer('user_id').notNull(),
    keyHash: bytes('key_hash').notNull(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Null: it is about the job. */
    position: integer('position'),
    body: jsonb('body').notNull(),
  },
  (bodies) => [
    primaryKey({ name: 'api_repeat_bodies_pk', columns: [bodies.userId, bodies.keyHash] }),
    foreignKey({
      name: 'api_repeat_bodies_repeat_fk',
      columns: [bodies.userId, bodies.keyHash],
      foreignColumns: [idempotencyKeys.userId, idempotencyKeys.keyHash],
    }).onDelete('cascade'),
    index('api_repeat_bodies_job_id_index').on(bodies.jobId, bodies.position),
  ],
)
