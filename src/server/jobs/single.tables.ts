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
import { jobImages } from '#server/jobs/jobs.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import { moment } from '#server/platform/columns.ts'

/** What there is of a picture that came by itself beside its image. */
export const singleImages = pgTable(
  'single_images',
  {
    jobId: integer('job_id').notNull(),
    position: integer('position').notNull(),
    /** The job's. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** As its sender calls it, and what was given along to have it back. */
    externalId: text('external_id'),
    metadata: jsonb('metadata').$type<Record<string, string>>(),
    /** Words that its texts should use, beside those of its context. */
    keywords: text('keywords').array().notNull(),
    /** Nobody waits for it: a worker describes it, and a webhook tells of it. */
    isAsync: boolean('is_async').notNull(),
    /** While it is to be described: so long it is somebody's to do. Null: it is done. */
    leasedUntil: moment('leased_until'),
    /** How often a worker has taken it up. */
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

/** A single picture is its sender’s own. */
export const ownSingles = (owner: Owner): SQL => eq(singleImages.userId, owner.id)
