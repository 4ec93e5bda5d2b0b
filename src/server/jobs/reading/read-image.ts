import { and, desc, eq, sql } from 'drizzle-orm'
import type { Image } from '#contract/entities/image.ts'
import type { UiLanguage } from '#contract/languages.ts'
import type { ImageRef } from '#server/jobs/image-ref.ts'
import { jobImages } from '#server/jobs/images.tables.ts'
import { jobs, ownJobs, ownJobsAt } from '#server/jobs/jobs.tables.ts'
import { ownSingles, singleImages } from '#server/jobs/single.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import { clientOf, type Database, type Transaction } from '#server/platform/open-database.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type ImageRow, imageColumns, sayProblem, shapeImage } from './shape-image.ts'

/** The sender's own data on an image, and when it was done or last changed. */
export interface GivenData {
  externalId: string | null
  metadata: Record<string, string> | null
  /** Null: it is not done. In a download as PostgreSQL writes it into JSON. */
  updatedAt: Date | string | null
}

/** An image with its job and the sender's own data. */
export interface GivenImage extends GivenData {
  jobId: number
  /** Of a test job. */
  isTest: boolean
  image: Image
  /** Why it failed. */
  problem: ReturnType<typeof sayProblem>
  /** Languages of its job. */
  languages: readonly string[]
}

/** When an image was done, or its texts or its approval last changed. */
export const updatedAt = sql<Date | null>`greatest(${jobImages.doneAt}, ${jobImages.changedAt})`.mapWith(
  jobImages.doneAt,
)

const columns = {
  jobId: jobImages.jobId,
  image: imageColumns,
  languages: jobs.languages,
  isTest: jobs.isTest,
  externalId: singleImages.externalId,
  metadata: singleImages.metadata,
  updatedAt,
}

/** The join condition for an image's data from its sender. */
export const isGiven = and(
  eq(singleImages.jobId, jobImages.jobId),
  eq(singleImages.position, jobImages.position),
)

/** Prepared once per connection, because every single picture is answered with it. */
const statement = {
  name: 'read-image',
  text: `
    select ${Object.entries(imageColumns)
      .map(([name, { name: stored }]) => `image.${stored} as "${name}"`)
      .join(', ')},
      jobs.languages as "jobLanguages", jobs.is_test as "isTest", single.external_id as "externalId", single.metadata,
      greatest(image.done_at, image.changed_at) as "updatedAt"
    from job_images image join jobs on jobs.id = image.job_id
    left join single_images single on single.job_id = image.job_id and single.position = image.position
    where image.job_id = $1 and image.position = $2 and ${ownJobsAt('$3', '$4::boolean')}`,
}

interface FoundImage extends ImageRow, GivenData {
  jobLanguages: string[]
  isTest: boolean
}

/** An image of an own job. Refuses `not_found`. */
export async function readImage(
  db: Database | Transaction,
  owner: Owner,
  ref: ImageRef,
  language: UiLanguage,
): Promise<GivenImage> {
  const { jobId, position } = ref
  const values = [jobId, position, owner.id, owner.isTest ?? null]
  const { rows } = await clientOf(db).query<FoundImage>({ ...statement, values })
  const [found] = rows
  if (!found) throw new Refusal('not_found')
  const { jobLanguages, isTest, externalId, metadata, updatedAt, ...image } = found
  return {
    jobId,
    isTest,
    externalId,
    metadata,
    updatedAt,
    problem: sayProblem(image.fault, language),
    languages: jobLanguages,
    image: shapeImage(image, jobLanguages, language),
  }
}

/** The owner's single pictures with this external id, newest first: those older than `after`, if given. */
export async function findByExternalId(
  db: Database,
  owner: Owner,
  { externalId, after, limit }: { externalId: string; after: ImageRef | undefined; limit: number },
  language: UiLanguage,
): Promise<GivenImage[]> {
  const { jobId, position } = singleImages
  const isOlder = after && sql`(${jobId}, ${position}) < (${after.jobId}, ${after.position})`
  const found = await db
    .select(columns)
    .from(singleImages)
    .innerJoin(jobImages, isGiven)
    .innerJoin(jobs, eq(jobs.id, jobId))
    .where(and(ownSingles(owner), eq(singleImages.externalId, externalId), isOlder, ownJobs(owner)))
    .orderBy(desc(jobId), desc(position))
    .limit(limit)
  return found.map(({ languages, image, ...given }) => ({
    ...given,
    problem: sayProblem(image.fault, language),
    languages,
    image: shapeImage(image, languages, language),
  }))
}
