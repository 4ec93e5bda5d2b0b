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

/** The job, or the image of one, that an answer is about. */
export interface Subject {
  jobId: number
  position: number | null
}

/** What a repeat is answered: a body with its headers, or a refusal, whose sentence is in the repeat's own language. */
export interface StoredAnswer {
  body?: unknown
  /** The body is in `idempotency_bodies`, for as long as its subject is there. */
  subject?: Subject
  headers?: Record<string, string>
  refusal?: { code: RefusalCode; details: object }
}

/** Calls of the API that carry an `Idempotency-Key`: those that run, and for a day those that were answered. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the key. */
    keyHash: bytes('key_hash').notNull(),
    /** `POST /api/v1/webhooks`, for its user. */
    call: text('call').notNull(),
    /** SHA-256 of method, path and body: the same key with another one is no repeat. */
    digest: bytes('digest').notNull(),
    /** The run that has the key: one whose lease is over writes nothing more. */
    run: uuid('run').notNull(),
    /** A run that does not renew its lease until then was killed, and the key can be claimed again. */
    leasedUntil: moment('leased_until').notNull(),
    /** Unused. Processes of the version before name it: it goes in a later version, with the views of migration 0002. */
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

/** Bodies about a job or an image. They go with it; their keys stay, so that none of them begins anything a second time. */
export const idempotencyBodies = pgTable(
  'idempotency_bodies',
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
    primaryKey({ name: 'idempotency_bodies_pk', columns: [bodies.userId, bodies.keyHash] }),
    foreignKey({
      name: 'idempotency_bodies_key_fk',
      columns: [bodies.userId, bodies.keyHash],
      foreignColumns: [idempotencyKeys.userId, idempotencyKeys.keyHash],
    }).onDelete('cascade'),
    index('idempotency_bodies_job_id_index').on(bodies.jobId, bodies.position),
  ],
)

/** A key is its user's, whichever token sends it. */
export const ownKeys = (owner: Owner): SQL => eq(idempotencyKeys.userId, owner.id)

/** The body of one key's answer. */
export const bodyOf = ({ userId, keyHash }: { userId: number; keyHash: Buffer }): SQL | undefined =>
  and(eq(idempotencyBodies.userId, userId), eq(idempotencyBodies.keyHash, keyHash))
