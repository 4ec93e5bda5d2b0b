import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { riskOf } from '#contract/text-rules.ts'
import type { Description } from '#server/describing/describe-picture.ts'
import type { Alike } from '#server/jobs/alike/find-alike.ts'
import type { ImageRef } from '#server/jobs/image-ref.ts'
import type { ModelUsage } from '#server/jobs/images.tables.ts'
import { column } from '#server/platform/columns.ts'
import { isRefused } from '#server/platform/open-database.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import type { RowOf } from '#server/platform/read-rows.ts'
import { assignResult, resultParameters, resultValues } from './result-columns.ts'

const maxTries = 6
const pauseMs = 1_000

type WithoutCalls<D> = D extends { outcome: 'described' | 'failed' } ? Omit<D, 'calls'> : never

/** The outcome of an image, without its calls. */
export type Outcome = WithoutCalls<Description>

/** The calls that it took. */
export interface Asked {
  usage: ModelUsage[]
  /** Calls that a model answered: if the image fails, its owner does not pay for them, and they are counted. */
  answered: number
}

const recorded = {
  /** Read under the job's lock: an image that follows another later finds it decided. */
  hasRepeats: column.boolean,
}
export type Recorded = RowOf<typeof recorded>

/** How its alt text compares to those of the job's other images. */
export interface Comparison {
  /** Digest of its alt text, if no other image has the same. */
  altHash?: Buffer | null
  /** The first image with the same alt text, with all rules that its texts break now. */
  alike?: Pick<Alike, 'position' | 'breaches'>
}

// The parameters of the result come last.
const firstOfResult = 11

// Prepared once per connection: planning it would cost more than running it.
const statement = {
  name: 'record-outcome',
  text: `
    with job as materialized (
      select succeeded + failed + 1 as done_number, user_id from jobs where id = $1 and finished_at is null for update
    ), image as (
      update job_images set
        state = $3, done_number = job.done_number, done_at = clock_timestamp(), fault = $4::jsonb,
        ${assignResult(firstOfResult)},
        alt_key = $8::bytea, alike = $9::int,
        usage = case when $6::jsonb is null then usage else coalesce(usage, '[]') || $6::jsonb end
      from job
      where job_id = $1 and position = $2 and state = 'pending'
      returning position, follows is not null as is_repeat
    ), other as (
      update job_images other set breaches = $10::jsonb, risk = case when other.approved_at is null then $${firstOfResult + resultParameters}::int else 0 end
      from image where other.job_id = $1 and other.position = $9::int and other.breaches is distinct from $10::jsonb
    ), thumbnail as (
      insert into job_thumbnails (job_id, position, webp)
      select $1, position, $5::bytea from image where $5::bytea is not null
    ), unpaid as (
      insert into unpaid_call_counts as known (user_id, hour, calls)
      select job.user_id, date_trunc('hour', now(), 'UTC'), $7::int from job, image where $3 = 'failed' and $7::int > 0
      on conflict (user_id, hour) do update set calls = known.calls + excluded.calls
    )
    update jobs set
      succeeded = succeeded + ($3 = 'succeeded')::int,
      free_successes = free_successes + ($3 = 'succeeded' and counts_repeats_once and image.is_repeat)::int,
      failed = failed + ($3 = 'failed')::int,
      -- A text was written, so providers answer again. A used-up budget stays used up.
      status = case when $3 = 'succeeded' and reason is distinct from 'unpaid_calls' then 'processing' else status end,
      paused_since = case when $3 = 'succeeded' and reason is distinct from 'unpaid_calls' then null else paused_since end,
      reason = case when $3 = 'succeeded' and reason is distinct from 'unpaid_calls' then null else reason end
    from image where id = $1
    returning has_repeats as "hasRepeats"`,
}

/** False: no image of the job waits for the outcome of this one. */
export function mayHaveRepeats(recorded: Recorded | null): boolean {
  return recorded === null || recorded.hasRepeats
}

/**
 * Writes the outcome of one image and adds the cost of its calls, once: a second outcome for the same image changes nothing. Calls for a
 * failed image are counted as unpaid. One statement, so a kill leaves all of it or nothing. Null: this outcome did not count. `taken`:
 * another image of the job holds its alt text, and nothing was written.
 *
 * The job's row is locked first: images of one job get their `done_number` one after another, without gaps.
 */
export async function recordOutcome(
  pool: pg.Pool,
  image: ImageRef,
  outcome: Outcome,
  asked?: Asked,
): Promise<Recorded | null>
export async function recordOutcome(
  pool: pg.Pool,
  image: ImageRef,
  outcome: Outcome,
  asked: Asked,
  comparison: Comparison,
): Promise<Recorded | null | 'taken'>
export async function recordOutcome(
  pool: pg.Pool,
  image: ImageRef,
  outcome: Outcome,
  { usage, answered }: Asked = { usage: [], answered: 0 },
  { altHash = null, alike }: Comparison = {},
): Promise<Recorded | null | 'taken'> {
  const values = [
    image.jobId,
    image.position,
    outcome.outcome === 'described' ? 'succeeded' : 'failed',
    outcome.outcome === 'failed' ? JSON.stringify(outcome.fault) : null,
    outcome.thumbnail,
    usage.length > 0 ? JSON.stringify(usage) : null,
    answered,
    altHash,
    alike?.position,
    alike && JSON.stringify(alike.breaches),
    ...resultValues(outcome),
    alike && riskOf(alike.breaches),
  ]
  try {
    const [row] = await queryRows(pool, recorded, { ...statement, values })
    return row ?? null
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'job_images_alt_key')
      return 'taken'
    throw error
  }
}

/**
 * `recordOutcome` with retries across a restart of the database, because the text is already paid for. Throws if the database stays away,
 * or `signal` aborts in the meantime. What the database can never store fails the image: otherwise its chunk would be retried, and paid
 * for, for ever.
 */
export async function recordWithRetries(
  pool: pg.Pool,
  image: Parameters<typeof recordOutcome>[1],
  outcome: Outcome,
  asked: Asked,
  signal: AbortSignal,
  comparison: Comparison = {},
): Promise<Recorded | null | 'taken'> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await recordOutcome(pool, image, outcome, asked, comparison)
    } catch (error) {
      if (isRefused(error) && outcome.outcome !== 'failed') {
        outcome = { outcome: 'failed', fault: { code: 'internal' }, keywords: [], thumbnail: null }
        comparison = {}
        continue
      }
      if (attempt === maxTries || signal.aborted) throw error
      await sleep(pauseMs, undefined, { signal }).catch(() => {})
    }
  }
}
