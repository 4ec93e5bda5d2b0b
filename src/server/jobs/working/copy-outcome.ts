import type pg from 'pg'
import type { LanguageVersions } from '#contract/entities/image.ts'
import { sortKeywords } from '#server/describing/keywords/sort-keywords.ts'
import { chooseKeywords } from '#server/describing/question/choose-keywords.ts'
import { copyResult } from '#server/jobs/image-result.ts'
import { column } from '#server/platform/column.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import type { ClaimedChunk } from './claim-chunk.ts'
import type { Repeat } from './find-repeats.ts'

const statement = {
  name: 'copy-outcome',
  text: `
    with job as materialized (
      select succeeded + failed + 1 as done_number from jobs where id = $1 and finished_at is null for update
    ), image as (
      update job_images copy set
        follows = original.position, copied_from = original.copied_from, ask_key = null, state = original.state, done_number = job.done_number,
        done_at = clock_timestamp(), fault = original.fault, ${copyResult('original')},
        keywords = $4::text[], used_keywords = $5::text[], unused_keywords = $6::text[]
      from job, job_images original
      where copy.job_id = $1 and copy.position = $2 and copy.state = 'pending'
        and original.job_id = $1 and original.position = $3 and original.state in ('succeeded', 'failed')
      returning copy.state
    )
    update jobs set
      succeeded = succeeded + (image.state = 'succeeded')::int, failed = failed + (image.state = 'failed')::int,
      free_successes = free_successes + (image.state = 'succeeded' and counts_repeats_once)::int
    from image where id = $1`,
}

export interface DecidedOriginal {
  position: number
  /** Empty when it failed. */
  texts: LanguageVersions
}

/**
 * Gives an image what came of the one whose answer it shares, with its own keywords, once. No call was made for it, so it
 * has no usage; its thumbnail is the other's. Returns whether it was still to be done.
 */
export async function copyOutcome(
  pool: pg.Pool,
  { jobId, wishes }: Pick<ClaimedChunk, 'jobId' | 'wishes'>,
  repeat: Repeat,
  original: DecidedOriginal,
): Promise<boolean> {
  const keywords = chooseKeywords(repeat, wishes)
  const { usedKeywords, unusedKeywords } = sortKeywords(keywords, original.texts)
  const values = [jobId, repeat.position, original.position, keywords, usedKeywords, unusedKeywords]
  const { rowCount } = await pool.query({ ...statement, values })
  return rowCount === 1
}

/** A decided image as its repeats need it; read once for all of them. */
export async function readOriginal(pool: pg.Pool, jobId: number, position: number): Promise<DecidedOriginal> {
  const [image] = await queryRows(
    pool,
    { texts: column.asStored<LanguageVersions | null>() },
    {
      text: 'select language_versions as texts from job_images where job_id = $1 and position = $2',
      values: [jobId, position],
    },
  )
  return { position, texts: image?.texts ?? {} }
}
