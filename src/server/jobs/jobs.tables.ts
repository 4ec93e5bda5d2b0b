import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { LanguageVersions } from '#contract/entities/image.ts'
import { jobStatuses } from '#contract/entities/job.ts'
import type { PictureFault } from '#contract/picture-faults.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { bytes, moment } from '#server/platform/columns.ts'

export const jobs = pgTable(
  'jobs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    status: text('status', { enum: jobStatuses }).notNull().default('waiting'),
    /** Why it failed or is paused: a code that the reader's language gives words to. */
    reason: text('reason'),
    pausedSince: moment('paused_since'),
    stopRequested: boolean('stop_requested').notNull().default(false),

    filename: text('filename').notNull(),
    listKind: text('list_kind', { enum: ['csv', 'json-urls', 'json-objects'] }).notNull(),
    /** The list's column names in order; the cells are in each image's `source`. */
    columns: text('columns').array().notNull(),
    format: text('format', { enum: ['csv', 'json'] }).notNull(),
    languages: text('languages').array().notNull(),
    promptType: text('prompt_type', { enum: ['system', 'custom'] }).notNull(),
    customPrompt: text('custom_prompt').notNull(),
    idempotencyKey: text('idempotency_key'),
    /** Of one image, as it was when the job started. */
    priceCents: integer('price_cents').notNull(),

    totalImages: integer('total_images').notNull().default(0),
    succeeded: integer('succeeded').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** Chunks that are not done yet: the worker that brings this to zero settles the job. */
    openChunks: integer('open_chunks').notNull().default(0),
    currentFile: text('current_file').notNull().default(''),

    createdAt: moment('created_at').notNull().defaultNow(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (jobs) => [
    index('jobs_user_id_index').on(jobs.userId, jobs.id),
    // Sweeps ask for the few that run, each start for the last that ended: neither reads all there ever were.
    index('jobs_finished_at_index').on(jobs.finishedAt),
    uniqueIndex('jobs_idempotency_key').on(jobs.userId, jobs.idempotencyKey),
    // Two starts in the same instant must not both run: the second insert waits for the first and then fails.
    uniqueIndex('jobs_one_running_per_user')
      .on(jobs.userId)
      .where(sql`${jobs.status} in ('waiting', 'processing', 'paused')`),
    check(
      'jobs_counts',
      sql`${jobs.succeeded} + ${jobs.failed} <= ${jobs.totalImages} and ${jobs.openChunks} >= 0`,
    ),
  ],
)

export const jobImages = pgTable(
  'job_images',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** Place in the job, from 1: the image's id for the outside. */
    position: integer('position').notNull(),
    state: text('state', { enum: ['pending', 'succeeded', 'failed', 'skipped'] })
      .notNull()
      .default('pending'),
    url: text('url').notNull(),
    filename: text('filename').notNull(),
    context: text('context').notNull(),
    /** The original row as it was written: `json`, not `jsonb`, keeps the order of keys and the digits of numbers. */
    source: json('source').notNull(),

    /** How many images of the job were done when this one was, itself counted: the cursor of the progress stream. */
    doneNumber: integer('done_number'),
    doneAt: moment('done_at'),
    fault: jsonb('fault').$type<PictureFault>(),
    interpretation: text('interpretation'),
    languageVersions: jsonb('language_versions').$type<LanguageVersions>(),
    keywords: text('keywords').array(),
    usedKeywords: text('used_keywords').array(),
    unusedKeywords: text('unused_keywords').array(),
    hasThumbnail: boolean('has_thumbnail').notNull().default(false),
    provider: text('provider'),
    model: text('model'),
    promptVersion: text('prompt_version'),
    inputTokens: integer('input_tokens'),
    outputTokens: integer('output_tokens'),
  },
  (images) => [
    primaryKey({ columns: [images.jobId, images.position] }),
    index('job_images_done_index')
      .on(images.jobId, images.doneNumber)
      .where(sql`${images.doneNumber} is not null`),
  ],
)

export const jobThumbnails = pgTable(
  'job_thumbnails',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    webp: bytes('webp').notNull(),
  },
  (thumbnails) => [primaryKey({ columns: [thumbnails.jobId, thumbnails.position] })],
)

export const jobChunks = pgTable(
  'job_chunks',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    firstPosition: integer('first_position').notNull(),
    lastPosition: integer('last_position').notNull(),
    /** Its turn among all jobs' chunks: the queue's priority is −level. */
    level: integer('level').notNull(),
    state: text('state', { enum: ['queued', 'active', 'done'] })
      .notNull()
      .default('queued'),
    attempts: smallint('attempts').notNull().default(0),
  },
  (chunks) => [
    primaryKey({ columns: [chunks.jobId, chunks.number] }),
    index('job_chunks_level_index').on(chunks.level).where(sql`${chunks.state} <> 'done'`),
  ],
)
