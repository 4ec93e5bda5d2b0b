import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { and, eq } from 'drizzle-orm'
import { listFileOf, listMediaTypes } from '#contract/lists/list-files.ts'
import { jobs, ownJobs } from '#server/jobs/jobs.tables.ts'
import type { Owner } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'

export interface OriginalList {
  /** The name that its user gave it. */
  filename: string
  /** Without a charset: each list has its own, and does not declare it. */
  mediaType: string
  bytes: number
  content: Readable
}

/** The uploaded list of an own job. Refuses `not_found`, and `list_not_kept` if the job has none. */
export async function openOriginal(
  { db, lists }: Pick<Platform, 'db' | 'lists'>,
  owner: Owner,
  jobId: number,
): Promise<OriginalList> {
  const [job] = await db
    .select({ filename: jobs.filename, listFile: jobs.listFile })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), ownJobs(owner)))
  if (!job) throw new Refusal('not_found')
  const file = job.listFile && (await lists.open(owner.id, job.listFile))
  if (!file) throw new Refusal('list_not_kept')
  const content = createReadStream(file.path)
  content.once('close', () => void file[Symbol.asyncDispose]())
  // Safe: a list with another name is refused at upload.
  const mediaType = listMediaTypes[listFileOf(job.filename)!]
  return { filename: job.filename, mediaType, bytes: file.bytes, content }
}
