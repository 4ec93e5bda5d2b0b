import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
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
import { imagePurposes, type LanguageVersions } from '#contract/entities/image.ts'
import { jobKinds, jobStatuses } from '#contract/entities/job.ts'
import type { TextWishes } from '#contract/entities/text-wishes.ts'
import type { RowWishes } from '#contract/lists/columns/row-wishes.ts'
import type { PictureFault } from '#contract/picture-faults.ts'
import type { TextRule } from '#contract/text-rules.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { apiTokens } from '#server/accounts/tokens.tables.ts'
import type { Description } from '#server/describing/describe-picture.ts'
import type { Finding } from '#server/describing/providers/count-calls.ts'
import { bytes, moment } from '#server/platform/columns.ts'
import type { ListChoice } from './lists/list-choice.ts'
import { listKinds } from './lists/list-kinds.ts'

export interface StoredBreach {
  rule: TextRule
  languages: string[]
}

/** The texts of a regenerated image, with the columns computed from them. */
export interface StoredProposal
  extends Omit<Extract<Description, { outcome: 'described' }>, 'outcome' | 'calls' | 'thumbnail'> {
  proposedAt: string
}

/** Calls of one model for one image. */
export interface ModelUsage {
  provider: string
  model: string
  calls: number
  /** All input tokens, including those read from a cache. */
  inputTokens: number
  cachedInputTokens: number
  outputTokens: number
  /** Millionths of a euro at the prices of that time; null if there were none. */
  costMicros: number | null
  /** Findings in their answers; absent if there are none. */
  found?: Finding[]
}

export const jobs = pgTable(
  'jobs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** `single`: pictures that were sent one by one; such a job is finished from the start. */
    kind: text('kind', { enum: jobKinds }).notNull().default('list'),
    /** Which of the user's concurrent jobs it is. 0: the app's, of which there is one; from 1: the API's. */
    slot: smallint('slot').notNull().default(0),
    /** The API token that started it; null: the app did, or the token is gone. */
    tokenId: integer('token_id').references(() => apiTokens.id, { onDelete: 'set null' }),
    status: text('status', { enum: jobStatuses }).notNull().default('waiting'),
    /** Why it failed or is paused, as a code that is translated for the reader. */
    reason: text('reason'),
    pausedSince: moment('paused_since'),
    stopRequested: boolean('stop_requested').notNull().default(false),

    filename: text('filename').notNull(),
    listKind: text('list_kind', { enum: listKinds }).notNull(),
    /** The list's column names in order; the cells are in each image's `source`. */
    columns: text('columns').array().notNull(),
    /** The uploaded list, by its name in `platform.lists`; null if it is not stored. A retry has the list of the original job. */
    listFile: text('list_file'),
    listBytes: bigint('list_bytes', { mode: 'number' }),
    listChoice: jsonb('list_choice').$type<ListChoice>(),
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
    /** What the user wants different in texts that are regenerated. */
    instruction: text('instruction').notNull().default(''),
    /** The latest retry of the rows without texts. */
    retriedAs: integer('retried_as').references((): AnyPgColumn => jobs.id, { onDelete: 'set null' }),
    /** Storage of its rows and its list: estimated when it starts, and with texts and thumbnails when it ends. */
    storedBytes: bigint('stored_bytes', { mode: 'number' }).notNull().default(0),

    /** The last image whose texts are indexed for search; null: all of them are. */
    searchableTo: integer('searchable_to').default(0),

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
    // Two starts in the same instant must not both run: the second insert waits for the first and then fails.
    uniqueIndex('jobs_one_running_per_slot')
      .on(jobs.userId, jobs.slot)
      .where(sql`${jobs.status} in ('waiting', 'processing', 'paused')`),
    index('jobs_regenerates_index').on(jobs.regenerates).where(sql`${jobs.regenerates} is not null`),
    index('jobs_token_id_index').on(jobs.tokenId).where(sql`${jobs.tokenId} is not null`),
    check('jobs_slot', sql`${jobs.slot} between 0 and 5`),
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
    /** Position in the job, from 1: part of the image's public id. */
    position: integer('position').notNull(),
    state: text('state', { enum: ['pending', 'succeeded', 'failed', 'skipped', 'carried'] })
      .notNull()
      .default('pending'),
    url: text('url').notNull(),
    filename: text('filename').notNull(),
    context: text('context').notNull(),
    /** What else the row says about the picture; null if nothing. */
    wishes: jsonb('wishes').$type<RowWishes>(),
    /** The position of the image that it regenerates, in the job that its own job regenerates. */
    regenerates: integer('regenerates'),
    /** The image that is described instead of this one: the same picture, context and wishes. That image follows none. */
    follows: integer('follows'),
    /** The job from which the texts of the image that this one repeats were copied when this job started: it costs nothing. */
    copiedFrom: integer('copied_from'),
    /** Digests of the normalised picture, and of its context and its wishes, set when it is about to be described. */
    askKey: bytes('ask_key'),
    /** Digest of its alt text in the job's first language, if it was the first of its job to have it. */
    altKey: bytes('alt_key'),
    /** The first image with the same alt text, if it is another picture. */
    alike: integer('alike'),
    /** The original row as it was written: `json`, not `jsonb`, preserves the order of keys and the digits of numbers. */
    source: json('source').notNull(),
    /** The row of the list that it came from, as `ListRow` counts them; null: its job is older than this column. */
    listRow: integer('list_row'),
    /** Its place among the pictures of its row, from 0. */
    listPlace: smallint('list_place'),

    /** How many images of the job were done including this one: the cursor of the progress stream. */
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
    purpose: text('purpose', { enum: imagePurposes }),
    decorativeReason: text('decorative_reason'),
    /** The rules that the delivered texts break; null if none. */
    breaches: jsonb('breaches').$type<StoredBreach[]>(),
    /** How urgently the texts need review; 0: they do not, or are approved. */
    risk: smallint('risk').notNull().default(0),
    /** When a model wrote the texts; null: when the image was done. */
    generatedAt: moment('generated_at'),
    /** Proposed new texts, kept next to the current ones until a user decides. */
    proposal: jsonb('proposal').$type<StoredProposal>(),
    editedAt: moment('edited_at'),
    approvedAt: moment('approved_at'),
    /** When the free regeneration was used, by this image or one that shares it. */
    regeneratedAt: moment('regenerated_at'),
    /** Until when the regeneration is claimed; in the row of the image that holds the free try for all that share it. */
    regeneratingUntil: moment('regenerating_until'),
    /** Every call that was made for it, by provider and model, with its cost. */
    usage: jsonb('usage').$type<ModelUsage[]>(),
  },
  (images) => [
    primaryKey({ columns: [images.jobId, images.position] }),
    index('job_images_done_index')
      .on(images.jobId, images.doneNumber)
      .where(sql`${images.doneNumber} is not null`),
    // Two workers with the same picture at the same time must not both describe it: the second one follows.
    uniqueIndex('job_images_ask_key')
      .on(images.jobId, images.askKey)
      .where(sql`${images.askKey} is not null`),
    // If two images get the same alt text at the same time, the second insert fails.
    uniqueIndex('job_images_alt_key')
      .on(images.jobId, images.altKey)
      .where(sql`${images.altKey} is not null`),
    index('job_images_alike_index').on(images.jobId, images.alike).where(sql`${images.alike} is not null`),
    index('job_images_follows_index')
      .on(images.jobId, images.follows)
      .where(sql`${images.follows} is not null`),
    index('job_images_review_index')
      .on(images.jobId, images.risk.desc(), images.position)
      .where(sql`${images.risk} > 0`),
    index('job_images_proposal_index')
      .on(images.jobId, images.position)
      .where(sql`${images.proposal} is not null`),
  ],
)

/**
 * The folded text by which searches find an image. Separate from the images, because its index is expensive to update and images are
 * updated for many reasons. Only the migration has the trigram index, because a database may lack the extension.
 */
export const imageSearch = pgTable(
  'image_search',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    text: text('text').notNull(),
  },
  (search) => [primaryKey({ columns: [search.jobId, search.position] })],
)

/** The texts of an image before each change, and declined proposals. */
export const imageRevisions = pgTable(
  'image_revisions',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** From 1, oldest first. */
    number: integer('number').notNull(),
    cause: text('cause', { enum: ['edited', 'regenerated', 'declined'] }).notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
    languageVersions: jsonb('language_versions').$type<LanguageVersions>().notNull(),
  },
  (revisions) => [primaryKey({ columns: [revisions.jobId, revisions.position, revisions.number] })],
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
