import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { UiLanguage } from '#contract/languages.ts'
import { findOwners } from '#server/accounts/users/find-owners.ts'
import { imageRevisions, jobImages, type StoredProposal } from '#server/jobs/images.tables.ts'
import { jobColumns } from '#server/jobs/jobs.queries.ts'
import { jobs, ownJobs } from '#server/jobs/jobs.tables.ts'
import type { FoundJob } from '#server/jobs/reading/find-job.ts'
import { shapeJob } from '#server/jobs/reading/shape-job.ts'
import { listSharesOf } from '#server/jobs/sharing/shares.queries.ts'
import { wishesOfJob } from '#server/jobs/wishes-of-job.ts'
import { writeJsonList } from '#server/platform/json/write-json-list.ts'
import { pagesAfter } from '#server/platform/pages-after.ts'
import type { Platform } from '#server/platform/platform.ts'
import { exportJson } from './export-json.ts'
import { listWriter } from './write-list.ts'

const jobsPerPage = 50
const textsPerPage = 200

/**
 * All jobs of a user as a JSON array: each in the contract's shape, with its wishes, its `list` as uploaded, its `images` as in
 * results.json, the `earlierTexts` of changed images, undecided `proposedTexts`, and its `sharedLinks` without their tokens. Memory use
 * stays flat. Ends with an error if one of the jobs is deleted during the export.
 */
export async function* exportJobsOf(
  { db, pool, lists }: Pick<Platform, 'db' | 'pool' | 'lists'>,
  userId: number,
  language: UiLanguage,
): AsyncGenerator<string> {
  const owner = (await findOwners(db, [userId])).get(userId)!
  const readAfter = (last: FoundJob | null) =>
    db
      .select(jobColumns)
      .from(jobs)
      .where(and(ownJobs({ id: userId }), gt(jobs.id, last?.id ?? 0)))
      .orderBy(asc(jobs.id))
      .limit(jobsPerPage)
  const writeList = listWriter(lists, userId)
  let before = '[\n'
  for await (const page of pagesAfter(readAfter)) {
    for (const job of page) {
      const shaped = JSON.stringify({ ...shapeJob(job, owner, language), ...wishesOf(job) })
      yield `${before}${shaped.slice(0, -1)},"list":`
      yield* writeList(job)
      yield ',"images":'
      yield* exportJson(pool, job, { language }).setEncoding('utf8')
      yield ',"earlierTexts":'
      yield* writeJsonList(earlierTexts(db, job.id))
      yield ',"proposedTexts":'
      yield* writeJsonList(proposedTexts(db, job.id))
      yield `,"sharedLinks":${JSON.stringify(await listSharesOf(db, job.id))}}`
      before = ',\n'
    }
  }
  yield before === '[\n' ? '[]' : '\n]'
}

/** What the user chose or entered, beyond what the contract shows of a job. */
function wishesOf(job: FoundJob) {
  const { listKind, columns, countsRepeatsOnce, startedAt } = job
  return { ...wishesOfJob(job), listKind, columns, countsRepeatsOnce, startedAt }
}

function earlierTexts(db: Platform['db'], jobId: number) {
  const { position, number } = imageRevisions
  return pagesAfter((last: { imageId: number; number: number } | null) =>
    db
      .select({
        imageId: position,
        number,
        cause: imageRevisions.cause,
        changedAt: imageRevisions.changedAt,
        languageVersions: imageRevisions.languageVersions,
      })
      .from(imageRevisions)
      .where(
        and(
          eq(imageRevisions.jobId, jobId),
          sql`(${position}, ${number}) > (${last?.imageId ?? 0}::int, ${last?.number ?? 0}::int)`,
        ),
      )
      .orderBy(asc(position), asc(number))
      .limit(textsPerPage),
  )
}

async function* proposedTexts(db: Platform['db'], jobId: number) {
  const { position, proposal } = jobImages
  const pages = pagesAfter((last: { imageId: number; proposal: StoredProposal | null } | null) =>
    db
      .select({ imageId: position, proposal })
      .from(jobImages)
      .where(and(eq(jobImages.jobId, jobId), isNotNull(proposal), gt(position, last?.imageId ?? 0)))
      .orderBy(asc(position))
      .limit(textsPerPage),
  )
  for await (const page of pages)
    yield page.map((image) => {
      const { proposedAt, interpretation, languageVersions, keywords, model, promptVersion } = image.proposal!
      return {
        imageId: image.imageId,
        proposedAt,
        interpretation,
        languageVersions,
        keywords,
        model,
        promptVersion,
      }
    })
}
