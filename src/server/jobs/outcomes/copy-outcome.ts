import type pg from 'pg'
import type { LanguageVersions } from '#contract/entities/image.ts'
import type { RowWishes } from '#contract/lists/columns/row-wishes.ts'
import { sortKeywords } from '#server/describing/keywords/sort-keywords.ts'
import { chooseKeywords } from '#server/describing/question/choose-keywords.ts'
import { column } from '#server/platform/columns.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import type { RowOf } from '#server/platform/read-rows.ts'
import { copyResult } from './result-columns.ts'

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
  /** Empty if it failed. */
  texts: LanguageVersions
}

/**
 * Gives an image the outcome of the one whose answer it shares, with its own keywords, once. No call was made for it, so it has no usage;
 * its thumbnail is the other's. Returns whether it was still open.
 */
export async function copyOutcome(
  pool: pg.Pool,
  { jobId, wishes }: { jobId: number; wishes: Parameters<typeof chooseKeywords>[1] },
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

const repeat = {
  position: column.number,
  url: column.text,
  filename: column.text,
  context: column.text,
  row: column.asStored<RowWishes>(),
}

/** An image that shares the answer of another one. */
export type Repeat = RowOf<typeof repeat>

/** Images that wait for the outcome of this one, at most a thousand. */
export async function findRepeats(pool: pg.Pool, jobId: number, original: number): Promise<Repeat[]> {
  return queryRows(pool, repeat, {
    text: `select position, url, filename, context, coalesce(wishes, '{}') as row from job_images
      where job_id = $1 and follows = $2 and state = 'pending' order by position limit 1000`,
    values: [jobId, original],
  })
}
