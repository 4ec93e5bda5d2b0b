import { and, eq, type SQL, sql } from 'drizzle-orm'
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
import type { Owner } from '#server/platform/caller.ts'
import { bytes, moment } from '#server/platform/columns.ts'

/** The job, or one of its images, that an answer is about. */
export interface Subject {
  jobId: number
  position: number | null
}

/** The answer to a repeat: a body with headers, or a refusal, whose sentence is in the repeat's own language. */
export interface StoredAnswer {
  body?: unknown
  /** The body is in `idempotency_bodies`, as long as its subject exists. */
  subject?: Subject
  headers?: Record<string, string>
  refusal?: { code: RefusalCode; details: object }
}

/** API calls with an `Idempotency-Key`: running ones, and answered ones for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the key. */
    keyHash: bytes('key_hash').notNull(),
    /** `POST /api/v1/webhooks`, for the user's information. */
    call: text('call').notNull(),
    /** SHA-256 of method, path and body: the same key with another digest is not a repeat. */
    digest: bytes('digest').notNull(),
    /** The run that owns the key: a run whose lease was taken over cannot write any more. */
    run: uuid('run').notNull(),
    /** A run that has not renewed its lease by then was killed, and the key can be claimed again. */
    leasedUntil: moment('leased_until').notNull(),
    /** Unused. Processes of the previous version still name it: a later version drops it, with the views of migration 0002. */
    reference: jsonb('reference'),
    /** Null: not answered yet. */
    status: smallint('status'),
    answer: jsonb('answer').$type<StoredAnswer>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (keys) => [
    primaryKey({ name: 'idempotency_keys_pk', columns: [keys.userId, keys.keyHash] }),
    index('idempotency_keys_created_at_index').on(keys.createdAt),
    check('idempotency_keys_answered', sql`(${keys.status} is null) = (${keys.answer} is null)`),
  ],
)

/** Bodies about a job or an image. They are deleted with it; the keys stay, so that a repeat executes nothing a second time. */
export const idempotencyBodies = pgTable(
  'idempotency_bodies',
  {
    userId: integer('user_id').notNull(),
    keyHash: bytes('key_hash').notNull(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Null: the answer is about the job. */
    position: integer('position'),
    body: jsonb('body').notNull(),
  },
  (bodies) => [
    primaryKey({ name: 'idempotency_bodies_pk', columns: [bodies.userId, bodies.keyHash] }),
    foreignKey({
      name: 'idempotency_bodies_key_fk',
      columns: [bodies.userId, bodies.keyHash],
      foreignColumns: [idempotencyKeys.userId, idempotencyKeys.keyHash],
    }).onDelete('cascade'),
    index('idempotency_bodies_job_id_index').on(bodies.jobId, bodies.position),
  ],
)

/** A key belongs to its user, whichever of their tokens sends it. */
export const ownKeys = (owner: Owner): SQL => eq(idempotencyKeys.userId, owner.id)

/** The body of one key's answer. */
export const bodyOf = ({ userId, keyHash }: { userId: number; keyHash: Buffer }): SQL | undefined =>
  and(eq(idempotencyBodies.userId, userId), eq(idempotencyBodies.keyHash, keyHash))
