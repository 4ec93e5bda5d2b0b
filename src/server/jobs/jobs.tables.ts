import { eq, isNull, type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { jobKinds, jobStatuses } from '#contract/entities/job.ts'
import type { TextWishes } from '#contract/entities/text-wishes.ts'
import { limits } from '#contract/limits.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { apiTokens } from '#server/accounts/tokens.tables.ts'
import type { Caller, Owner } from '#server/platform/caller.ts'
import { bytes, moment } from '#server/platform/columns.ts'
import { listKinds } from './lists/list.ts'
import type { ListChoice } from './lists/list-choice.ts'
import { pictureSets } from './picture-sets/picture-sets.tables.ts'

export const jobs = pgTable(
  'jobs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** `single`: pictures that were sent one by one; such a job is finished from the start. */
    kind: text('kind', { enum: jobKinds }).notNull().default('list'),
    /** Which of the user's concurrent jobs it is. 0: the app's, of which there is one; from 1: the API's; from 6: its test jobs. */
    slot: smallint('slot').notNull().default(0),
    /** Made with a test token, or from such a job: its texts are made up, and it costs nothing. */
    isTest: boolean('is_test').notNull().default(false),
    /** The API token that started it; null: the app did, or the token is gone. */
    tokenId: integer('token_id').references(() => apiTokens.id, { onDelete: 'set null' }),
    status: text('status', { enum: jobStatuses }).notNull().default('waiting'),
    /** Why it failed or is paused, as a code that is translated for the reader. */
    reason: text('reason'),
    pausedSince: moment('paused_since'),
    stopRequested: boolean('stop_requested').notNull().default(false),

    filename: text('filename').notNull(),
    /** What its owner calls it; null: as its file. */
    name: text('name'),
    labels: text('labels').array().notNull().default([]),
    listKind: text('list_kind', { enum: listKinds }).notNull(),
    /** The list's column names in order; the cells are in each image's `source`. */
    columns: text('columns').array().notNull(),
    /** The uploaded list, by its name in `platform.lists`; null if it is not stored. A retry has the list of the original job. */
    listFile: text('list_file'),
    listBytes: bigint('list_bytes', { mode: 'number' }),
    listChoice: jsonb('list_choice').$type<ListChoice>(),
    /** The uploaded pictures that its list names; null: its pictures are on the internet. */
    pictureSet: uuid('picture_set').references(() => pictureSets.id),
    format: text('format', { enum: ['csv', 'json'] }).notNull(),
    languages: text('languages').array().notNull(),
    promptType: text('prompt_type', { enum: ['system', 'custom'] }).notNull(),
    customPrompt: text('custom_prompt').notNull(),
    /** Wishes for its texts; null if there are none. */
    textWishes: jsonb('text_wishes').$type<TextWishes>(),
    /** Whether metadata in a picture's file (IPTC, XMP, EXIF) is sent along. */
    usesFileNotes: boolean('uses_file_notes').notNull().default(true),
    idempotencyKey: text('idempotency_key'),
    /** For a job of single pictures: digest of its day and their common options; null: no further picture joins it. */
    singleKey: bytes('single_key'),
    /** For a job of single pictures: the last place given out, deleted or not; no place is given out twice. */
    lastPlace: integer('last_place').notNull().default(0),
    /** Per image, as of the job's start. */
    priceCents: integer('price_cents').notNull(),
    /** Repeats of a picture are not charged. */
    countsRepeatsOnce: boolean('counts_repeats_once').notNull().default(false),
    /** Whether any image ever followed another one: without any, workers need not look for repeats. */
    hasRepeats: boolean('has_repeats').notNull().default(false),

    totalImages: integer('total_images').notNull().default(0),
    succeeded: integer('succeeded').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** Of the failed ones, those that a retry can't help: counted when the job ends. */
    unretryable: integer('unretryable').notNull().default(0),
    /** Rows whose alt text was taken over, in addition to these images. */
    carried: integer('carried').notNull().default(0),
    /** Images that are known at the start to cost nothing even if they succeed. */
    freeImages: integer('free_images').notNull().default(0),
    /** Those among the successes. */
    freeSuccesses: integer('free_successes').notNull().default(0),
    /**
     * Chunks that are not done yet: the worker that brings this to zero settles the job. For a job of single pictures: pictures that are
     * not described yet.
     */
    openChunks: integer('open_chunks').notNull().default(0),
    /** The finished job whose images it regenerates: its texts become their proposals. Null: its texts are its own. */
    regenerates: integer('regenerates').references((): AnyPgColumn => jobs.id, { onDelete: 'set null' }),
    /** The language from which it translates the texts of these images, without their pictures. Null: it describes the pictures. */
    translatesFrom: text('translates_from'),
    /** What the user wants different in texts that are regenerated. */
    instruction: text('instruction').notNull().default(''),
    /** The latest retry of the rows without texts. */
    retriedAs: integer('retried_as').references((): AnyPgColumn => jobs.id, { onDelete: 'set null' }),
    /** The webhook that is told of its events at `webhookUrl`, in place of its own address; it can be gone. */
    webhookId: integer('webhook_id'),
    webhookUrl: text('webhook_url'),
    /** The headers with which its images are fetched, sealed with SECRET_KEY. */
    headersSealed: bytes('headers_sealed'),
    headersSecretId: text('headers_secret_id'),
    /** Storage of its rows and its list: estimated when it starts, and with texts and thumbnails when it ends. */
    storedBytes: bigint('stored_bytes', { mode: 'number' }).notNull().default(0),

    /** The last image whose texts are indexed for search; null: all of them are. */
    searchableTo: integer('searchable_to').default(0),

    /** Its thumbnails are in the bucket. */
    thumbnailsMoved: boolean('thumbnails_moved').notNull().default(false),

    createdAt: moment('created_at').notNull().defaultNow(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /** When it was deleted for every reader; its rows are removed once it can no longer be restored. */
    deletedAt: moment('deleted_at'),
  },
  (jobs) => [
    index('jobs_user_id_index').on(jobs.userId, jobs.id),
    index('jobs_retried_as_index').on(jobs.retriedAs).where(sql`${jobs.retriedAs} is not null`),
    // Sweeps look for the few running jobs, each start for the last finished one: neither may scan all jobs.
    index('jobs_finished_at_index').on(jobs.finishedAt),
    index('jobs_deleted_at_index').on(jobs.deletedAt).where(sql`${jobs.deletedAt} is not null`),
    uniqueIndex('jobs_idempotency_key').on(jobs.userId, jobs.idempotencyKey),
    // Two pictures arriving at once must not create two jobs of a day.
    uniqueIndex('jobs_single_key').on(jobs.userId, jobs.singleKey),
    index('jobs_searchable_to_index').on(jobs.id).where(sql`${jobs.searchableTo} is not null`),
    // A user's labels are those of their jobs.
    index('jobs_labels_index').on(jobs.userId).where(sql`${jobs.labels} <> '{}'`),
    // Two starts in the same instant must not both run: the second insert waits for the first and then fails.
    uniqueIndex('jobs_one_running_per_slot')
      .on(jobs.userId, jobs.slot)
      .where(sql`${jobs.status} in ('waiting', 'processing', 'paused')`),
    index('jobs_regenerates_index').on(jobs.regenerates).where(sql`${jobs.regenerates} is not null`),
    index('jobs_thumbnails_moved_index')
      .on(jobs.id)
      .where(sql`not ${jobs.thumbnailsMoved} and ${jobs.finishedAt} is not null`),
    index('jobs_picture_set_index').on(jobs.pictureSet).where(sql`${jobs.pictureSet} is not null`),
    index('jobs_token_id_index').on(jobs.tokenId).where(sql`${jobs.tokenId} is not null`),
    check('jobs_slot', sql`${jobs.slot} between 0 and 10`),
    check(
      'jobs_counts',
      sql`${jobs.succeeded} + ${jobs.failed} <= ${jobs.totalImages} and ${jobs.openChunks} >= 0`,
    ),
  ],
)

/** Links that let anybody who has one view a job. */
export const jobShares = pgTable(
  'job_shares',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** The token itself is not stored. */
    tokenHash: bytes('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (shares) => [
    index('job_shares_job_id_index').on(shares.jobId),
    index('job_shares_expires_at_index').on(shares.expiresAt),
  ],
)

export const jobThumbnails = pgTable(
  'job_thumbnails',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Empty once it is in the bucket. */
    webp: bytes('webp').notNull(),
    /** Its name in `platform.thumbnails`; null: it is here. */
    file: text('file'),
    fileBytes: integer('file_bytes'),
  },
  (thumbnails) => [
    primaryKey({ columns: [thumbnails.jobId, thumbnails.position] }),
    index('job_thumbnails_file_index').on(thumbnails.file).where(sql`${thumbnails.file} is not null`),
  ],
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
    /** How many images it had to describe when it was created. */
    images: smallint('images').notNull().default(25),
    /** Its turn among the chunks of all jobs: the queue's priority is −level. */
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

/** Not deleted: a deleted job is gone for every reader, even while it can be restored. */
export const isThere: SQL = isNull(jobs.deletedAt)

/** With this label; the same condition as the index of labels. */
export const hasLabel = (label: string): SQL =>
  sql`(${jobs.labels} <> '{}' and ${label} = any(${jobs.labels}))`

/** A job belongs to its owner. An administrator owns no more than others, a test token no live jobs, and a live one no test jobs. */
export const ownJobs = ({ id, isTest }: Owner): SQL =>
  isTest === undefined
    ? sql`(${jobs.userId} = ${id} and ${isThere})`
    : sql`(${jobs.userId} = ${id} and ${isThere} and ${jobs.isTest} = ${isTest})`

/** The same for the text of a prepared statement, in which the places are the owner’s id and their `isTest` or null, such as `$1`. */
export const ownJobsAt = (idPlace: string, isTestPlace: string): string =>
  `(jobs.user_id = ${idPlace} and jobs.deleted_at is null and jobs.is_test = coalesce(${isTestPlace}, jobs.is_test))`

/** The jobs that a caller may read: their own, or any for administrators. */
export const visibleJobs = (caller: Pick<Caller, 'id' | 'isAdmin'>): SQL =>
  caller.isAdmin ? isThere : ownJobs(caller)

/** Jobs started in the app, of which one runs at a time; jobs of the API do not count. */
export const ofApp: SQL = sql`(${jobs.slot} = 0 and ${jobs.kind} = 'list')`

/** Jobs with texts of their own, and those that regenerate another one's while they run. */
export const isListed: SQL = sql`(${jobs.regenerates} is null or ${jobs.finishedAt} is null)`

const restorableSince = sql`now() - make_interval(secs => ${limits.undoSeconds})`

/** An owner’s deleted jobs that can still be restored. */
export const restorableJobs = (owner: Owner): SQL =>
  sql`(${jobs.userId} = ${owner.id} and ${jobs.deletedAt} > ${restorableSince})`

/** Deleted jobs that can no longer be restored. */
export const isGoneForGood: SQL = sql`${jobs.deletedAt} <= ${restorableSince}`

/** All rows of an owner, including those of deleted jobs. */
export const allJobsOf = (owner: Owner): SQL => eq(jobs.userId, owner.id)

/** What counts against an owner’s quota: a job that can be restored still takes its room. */
export const countedJobs = (owner: Owner): SQL => sql`(${ownJobs(owner)} or ${restorableJobs(owner)})`
