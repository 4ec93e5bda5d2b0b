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
import type { RowWishes } from '#contract/lists/row-wishes.ts'
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

/** What a model wrote when an image was described anew, with what was reckoned from it. */
export interface StoredProposal
  extends Omit<Extract<Description, { outcome: 'described' }>, 'outcome' | 'calls' | 'thumbnail'> {
  proposedAt: string
}

/** Calls of one model for one image. */
export interface ModelUsage {
  provider: string
  model: string
  calls: number
  /** All that went in, those read from a cache included. */
  inputTokens: number
  cachedInputTokens: number
  outputTokens: number
  /** Millionths of a euro by the prices of that moment; null where there was none. */
  costMicros: number | null
  /** What was found in their answers; absent: nothing. */
  found?: Finding[]
}

export const jobs = pgTable(
  'jobs',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** `single`: of pictures that came one by one; it is over from the start. */
    kind: text('kind', { enum: jobKinds }).notNull().default('list'),
    /** Which of its user's jobs at once it is. 0: the app's own, of which there is one; from 1 those of the API. */
    slot: smallint('slot').notNull().default(0),
    /** The token of the API that began it; null: the app did, or the token is gone. */
    tokenId: integer('token_id').references(() => apiTokens.id, { onDelete: 'set null' }),
    status: text('status', { enum: jobStatuses }).notNull().default('waiting'),
    /** Why it failed or is paused: a code that the reader's language gives words to. */
    reason: text('reason'),
    pausedSince: moment('paused_since'),
    stopRequested: boolean('stop_requested').notNull().default(false),

    filename: text('filename').notNull(),
    listKind: text('list_kind', { enum: listKinds }).notNull(),
    /** The list's column names in order; the cells are in each image's `source`. */
    columns: text('columns').array().notNull(),
    /** The uploaded list by its name in `platform.lists`; null: it is not kept. A retried job has that of the job it was made of. */
    listFile: text('list_file'),
    listBytes: bigint('list_bytes', { mode: 'number' }),
    listChoice: jsonb('list_choice').$type<ListChoice>(),
    format: text('format', { enum: ['csv', 'json'] }).notNull(),
    languages: text('languages').array().notNull(),
    promptType: text('prompt_type', { enum: ['system', 'custom'] }).notNull(),
    customPrompt: text('custom_prompt').notNull(),
    /** What its texts should be; null: nothing is wished. */
    textWishes: jsonb('text_wishes').$type<TextWishes>(),
    /** What a picture's file says of it (IPTC, XMP, EXIF) is sent along. */
    usesFileNotes: boolean('uses_file_notes').notNull().default(true),
    idempotencyKey: text('idempotency_key'),
    /** Of a job of single pictures: digest of its day and of what all of them have in common; null: no further picture joins it. */
    singleKey: bytes('single_key'),
    /** Of a job of single pictures: the place of the last that joined it, gone or not; no place is given twice. */
    lastPlace: integer('last_place').notNull().default(0),
    /** Of one image, as it was when the job started. */
    priceCents: integer('price_cents').notNull(),
    /** Repeats of a picture are not charged. */
    countsRepeatsOnce: boolean('counts_repeats_once').notNull().default(false),
    /** Some image followed another one: without any, nobody looks for those that wait for an answer. */
    hasRepeats: boolean('has_repeats').notNull().default(false),

    totalImages: integer('total_images').notNull().default(0),
    succeeded: integer('succeeded').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** Rows beside these whose alt text was taken over. */
    carried: integer('carried').notNull().default(0),
    /** Images that are known at the start to cost nothing even if they succeed. */
    freeImages: integer('free_images').notNull().default(0),
    /** Of those that succeeded. */
    freeSuccesses: integer('free_successes').notNull().default(0),
    /** Chunks that are not done yet: the worker that brings this to zero settles the job. Of a job of single pictures: those that are not described yet. */
    openChunks: integer('open_chunks').notNull().default(0),
    /** The job that was last made of the rows that have no texts. */
    retriedAs: integer('retried_as').references((): AnyPgColumn => jobs.id, { onDelete: 'set null' }),
    /** What its rows and its list keep: reckoned when it starts, and with texts and thumbnails when it ends. */
    storedBytes: bigint('stored_bytes', { mode: 'number' }).notNull().default(0),

    /** The last image that searches know by its texts; null: they know all of them. */
    searchableTo: integer('searchable_to').default(0),

    createdAt: moment('created_at').notNull().defaultNow(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /** Gone for every reader since then; its rows go when it can no longer be restored. */
    deletedAt: moment('deleted_at'),
  },
  (jobs) => [
    index('jobs_user_id_index').on(jobs.userId, jobs.id),
    index('jobs_retried_as_index').on(jobs.retriedAs).where(sql`${jobs.retriedAs} is not null`),
    // Sweeps ask for the few that run, each start for the last that ended: neither reads all there ever were.
    index('jobs_finished_at_index').on(jobs.finishedAt),
    index('jobs_deleted_at_index').on(jobs.deletedAt).where(sql`${jobs.deletedAt} is not null`),
    uniqueIndex('jobs_idempotency_key').on(jobs.userId, jobs.idempotencyKey),
    // Two pictures in the same instant must not make two jobs of a day.
    uniqueIndex('jobs_single_key').on(jobs.userId, jobs.singleKey),
    index('jobs_searchable_to_index').on(jobs.id).where(sql`${jobs.searchableTo} is not null`),
    // Two starts in the same instant must not both run: the second insert waits for the first and then fails.
    uniqueIndex('jobs_one_running_per_slot')
      .on(jobs.userId, jobs.slot)
      .where(sql`${jobs.status} in ('waiting', 'processing', 'paused')`),
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
    /** Place in the job, from 1: the image's id for the outside. */
    position: integer('position').notNull(),
    state: text('state', { enum: ['pending', 'succeeded', 'failed', 'skipped', 'carried'] })
      .notNull()
      .default('pending'),
    url: text('url').notNull(),
    filename: text('filename').notNull(),
    context: text('context').notNull(),
    /** What else the row says of the picture; null when nothing. */
    wishes: jsonb('wishes').$type<RowWishes>(),
    /** The image that is asked about in place of this one: the same picture, context and wishes. It follows nobody. */
    follows: integer('follows'),
    /** The job from which the texts of the image that this one repeats were copied when this job began: it costs nothing. */
    copiedFrom: integer('copied_from'),
    /** Digests of the normalised picture, and of its context and its wishes, once somebody is about to ask about them. */
    askKey: bytes('ask_key'),
    /** Digest of its alt text in the job's first language, if it was the first of its job to have it. */
    altKey: bytes('alt_key'),
    /** The image that was the first to have the alt text of this one, though it is another picture. */
    alike: integer('alike'),
    /** The original row as it was written: `json`, not `jsonb`, keeps the order of keys and the digits of numbers. */
    source: json('source').notNull(),
    /** The row of the list that it came from, as `ListRow` counts them; null: its job began before they were counted. */
    listRow: integer('list_row'),
    /** Its place among the pictures that its row names, from 0. */
    listPlace: smallint('list_place'),

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
    purpose: text('purpose', { enum: imagePurposes }),
    decorativeReason: text('decorative_reason'),
    /** The rules that the delivered texts break; null when none. */
    breaches: jsonb('breaches').$type<StoredBreach[]>(),
    /** How urgently somebody should look at the texts; 0: nobody needs to, or somebody has approved them. */
    risk: smallint('risk').notNull().default(0),
    /** When a model wrote the texts; null: when the image was done. */
    generatedAt: moment('generated_at'),
    /** New texts, beside these until somebody decides between them. */
    proposal: jsonb('proposal').$type<StoredProposal>(),
    editedAt: moment('edited_at'),
    approvedAt: moment('approved_at'),
    /** The free regeneration was had, by this image or one that shares it. */
    regeneratedAt: moment('regenerated_at'),
    /** Until then somebody is at it; in the row of the image that holds the try for all that share it. */
    regeneratingUntil: moment('regenerating_until'),
    /** Every call that was made for it, by provider and model, with what it cost. */
    usage: jsonb('usage').$type<ModelUsage[]>(),
  },
  (images) => [
    primaryKey({ columns: [images.jobId, images.position] }),
    index('job_images_done_index')
      .on(images.jobId, images.doneNumber)
      .where(sql`${images.doneNumber} is not null`),
    // Two workers that hold the same picture in the same instant must not both ask: the second one follows.
    uniqueIndex('job_images_ask_key')
      .on(images.jobId, images.askKey)
      .where(sql`${images.askKey} is not null`),
    // Of two images that get the same alt text in the same instant the second one is told so.
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
 * What searches find an image by, folded. Apart from the images: an index over it is dear to write, and images are written
 * for many reasons. The trigram index is in the migration alone, because a database may be without it.
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

/** The texts of an image as they were before each change, and a proposal that was declined. */
export const imageRevisions = pgTable(
  'image_revisions',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** From 1, the oldest. */
    number: integer('number').notNull(),
    cause: text('cause', { enum: ['edited', 'regenerated', 'declined'] }).notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
    languageVersions: jsonb('language_versions').$type<LanguageVersions>().notNull(),
  },
  (revisions) => [primaryKey({ columns: [revisions.jobId, revisions.position, revisions.number] })],
)

/** Links by which anybody who has one may look at a job. */
export const jobShares = pgTable(
  'job_shares',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** The token itself is nowhere. */
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
    /** How many are to be done in it, when it was made. */
    images: smallint('images').notNull().default(25),
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
