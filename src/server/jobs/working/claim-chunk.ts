import { sql } from 'drizzle-orm'
import type { ImagePurpose, LanguageVersions } from '#contract/entities/image.ts'
import type { TextWishes } from '#contract/entities/text-wishes.ts'
import type { RowWishes } from '#contract/lists/columns/row-wishes.ts'
import { readCaller } from '#server/accounts/users/read-caller.ts'
import type { Wishes } from '#server/describing/describe-picture.ts'
import type { ChunkRef } from '#server/jobs/chunk-queue.ts'
import { readUnpaidBudget, type UnpaidBudget } from '#server/jobs/costs/read-unpaid-budget.ts'
import { type WishesOfJob, wishesOfJob } from '#server/jobs/wishes-of-job.ts'
import type { Caller } from '#server/platform/caller.ts'
import { column } from '#server/platform/columns.ts'
import type { Database } from '#server/platform/open-database.ts'
import { type RowOf, readRows } from '#server/platform/read-rows.ts'

const imageColumns = {
  position: column.number,
  url: column.text,
  filename: column.text,
  context: column.text,
  /** What its row says in addition to the context. */
  row: column.asStored<RowWishes>(),
  /** Of a job that translates, the image whose texts are translated; null if it is gone. */
  original: column.asStored<OriginalTexts | null>(),
}
interface OriginalTexts {
  languageVersions: LanguageVersions
  purpose: ImagePurpose | null
  keywords: string[] | null
}

export type PendingImage = RowOf<typeof imageColumns>

export interface ClaimedChunk extends ChunkRef {
  level: number
  /** The user whose keys are used; none are for test data. */
  owner: Caller
  wishes: WishesOfJob
  /** The language from which the texts are translated; null: the pictures are described. */
  translatesFrom: string | null
  /** The images to describe; empty if the job was stopped before the chunk was started. */
  images: PendingImage[]
  /** Positions of decided images whose copies are still to be made. */
  originals: number[]
  /** The owner's budget for unpaid calls, as of the claim. */
  budget: UnpaidBudget
}

/**
 * Claims a chunk and reads its pending images. Null: it is done, or its job or the job's owner is gone. A paused job stays paused until a
 * text is written: a failed attempt must not restart its 24 hours. A job that waited for its owner's budget continues if there is one.
 */
export async function claimChunk(db: Database, { jobId, number }: ChunkRef): Promise<ClaimedChunk | null> {
  const [chunk] = await readRows(
    db,
    { first: column.number, last: column.number, level: column.number },
    sql`
    update job_chunks set state = 'active', attempts = attempts + 1
    where job_id = ${jobId} and number = ${number} and state <> 'done'
    returning first_position as first, last_position as last, level`,
  )
  if (!chunk) return null

  // Only after the chunk is marked active: a stop either saw it queued and closed it, or is seen here.
  const [job] = await readRows(
    db,
    {
      userId: column.number,
      isTest: column.boolean,
      languages: column.list(column.text),
      promptType: column.asStored<Wishes['promptType']>(),
      customPrompt: column.text,
      textWishes: column.asStored<TextWishes | null>(),
      usesFileNotes: column.boolean,
      instruction: column.text,
      regenerates: column.nullable(column.number),
      translatesFrom: column.nullable(column.text),
      stopRequested: column.boolean,
      reason: column.nullable(column.text),
    },
    sql`
    update jobs set status = case when status = 'paused' then 'paused' else 'processing' end,
      started_at = coalesce(started_at, now())
    where id = ${jobId} and finished_at is null
    returning user_id as "userId", is_test as "isTest", languages, prompt_type as "promptType", custom_prompt as "customPrompt",
      text_wishes as "textWishes", uses_file_notes as "usesFileNotes", instruction,
      regenerates, translates_from as "translatesFrom", stop_requested as "stopRequested", reason`,
  )
  const user = job && (await readCaller(db, job.userId))
  if (!user) return null
  const owner = { ...user, isTest: job.isTest }

  const wishes = wishesOfJob(job)
  const { translatesFrom } = job
  const budget = await readUnpaidBudget(db, owner.id)
  if (job.reason === 'unpaid_calls' && !budget.isSpent) await goOn(db, jobId)
  if (job.stopRequested)
    return {
      jobId,
      number,
      level: chunk.level,
      owner,
      wishes,
      translatesFrom,
      images: [],
      originals: [],
      budget,
    }
  const images = await readRows(
    db,
    imageColumns,
    sql`
    select position, url, filename, context, coalesce(wishes, '{}') as row,
      ${translatesFrom === null ? sql`null` : originalOf(job.regenerates)} as original
    from job_images image
    where job_id = ${jobId} and position between ${chunk.first} and ${chunk.last} and state = 'pending'
      and follows is null
    order by position`,
  )
  const originals = await readRows(
    db,
    { position: column.number },
    sql`
    select distinct original.position from job_images original
    join job_images follower on follower.job_id = original.job_id and follower.follows = original.position
    where original.job_id = ${jobId} and original.position between ${chunk.first} and ${chunk.last}
      and original.state in ('succeeded', 'failed') and follower.state = 'pending'`,
  )
  const positions = originals.map(({ position }) => position)
  return {
    jobId,
    number,
    level: chunk.level,
    owner,
    wishes,
    translatesFrom,
    images,
    originals: positions,
    budget,
  }
}

const originalOf = (jobId: number | null) => sql`(
  select json_build_object('languageVersions', language_versions, 'purpose', purpose, 'keywords', keywords)
  from job_images where job_id = ${jobId} and position = image.regenerates)`

async function goOn(db: Database, jobId: number): Promise<void> {
  await db.execute(sql`
    update jobs set status = 'processing', reason = null, paused_since = null
    where id = ${jobId} and status = 'paused' and reason = 'unpaid_calls'`)
}
