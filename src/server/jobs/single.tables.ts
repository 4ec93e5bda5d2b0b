import { eq, type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import { bytes, moment } from '#server/platform/columns.ts'
import { jobImages } from './images.tables.ts'

/** The data of a single picture in addition to its image. */
export const singleImages = pgTable(
  'single_images',
  {
    jobId: integer('job_id').notNull(),
    position: integer('position').notNull(),
    /** The job's. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The sender's own id and metadata, which are returned to them. */
    externalId: text('external_id'),
    metadata: jsonb('metadata').$type<Record<string, string>>(),
    /** Words that its texts should use, in addition to those of its context. */
    keywords: text('keywords').array().notNull(),
    /** As the columns of a job with these names. */
    webhookId: integer('webhook_id'),
    webhookUrl: text('webhook_url'),
    headersSealed: bytes('headers_sealed'),
    headersSecretId: text('headers_secret_id'),
    /** SHA-256 of the file that was sent; null: it has an address. */
    fileHash: bytes('file_hash'),
    /** No request waits for it: a worker describes it, and a webhook reports it. */
    isAsync: boolean('is_async').notNull(),
    /** The lease for describing it. Null: it is done. */
    leasedUntil: moment('leased_until'),
    /** How often a worker has claimed it. */
    attempts: smallint('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (singles) => [
    primaryKey({ columns: [singles.jobId, singles.position] }),
    foreignKey({
      columns: [singles.jobId, singles.position],
      foreignColumns: [jobImages.jobId, jobImages.position],
    }).onDelete('cascade'),
    index('single_images_external_id_index')
      .on(singles.userId, singles.externalId, singles.jobId, singles.position)
      .where(sql`${singles.externalId} is not null`),
    index('single_images_leased_until_index')
      .on(singles.leasedUntil)
      .where(sql`${singles.leasedUntil} is not null`),
  ],
)

/** A single picture belongs to its sender. */
export const ownSingles = (owner: Owner): SQL => eq(singleImages.userId, owner.id)
