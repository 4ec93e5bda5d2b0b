import type pg from 'pg'
import { riskOf } from '#contract/text-rules.ts'
import type { Description } from '#server/describing/describe-picture.ts'
import type { Alike } from '#server/jobs/alike/find-alike.ts'
import type { ImageRef } from '#server/jobs/image-ref.ts'
import type { ModelUsage } from '#server/jobs/jobs.tables.ts'
import { column } from '#server/platform/column.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import type { RowOf } from '#server/platform/read-rows.ts'

type WithoutCalls<D> = D extends { outcome: 'described' | 'failed' } ? Omit<D, 'calls'> : never

/** What came of an image, apart from what it took. */
export type Outcome = WithoutCalls<Description>

/** What it took. */
export interface Asked {
  usage: ModelUsage[]
  /** Calls that a model answered: where the image fails its owner does not pay for them, and they are counted. */
  answered: number
}

const recorded = {
  /** Read under the job's lock: who follows another image later finds it decided. */
  hasRepeats: column.boolean,
}
export type Recorded = RowOf<typeof recorded>

/** How its alt text stands to those of the job's other images. */
export interface Comparison {
  /** Of its alt text, if no other image has the same. */
  altKey?: Buffer | null
  /** The image that was the first to have the same one, with all the rules that its texts break now. */
  alike?: Pick<Alike, 'position' | 'breaches'>
}

// Prepared once a connection: planning it would cost more than running it.
const statement = {
  name: 'record-outcome',
  text: `
    with job as materialized (
      select succeeded + failed + 1 as done_number, user_id from jobs where id = $1 and finished_at is null for update
    ), image as (
      update job_images set
        state = $3, done_number = job.done_number, done_at = clock_timestamp(), fault = $4::jsonb,
        interpretation = $5, language_versions = $6::jsonb, keywords = $7::text[], used_keywords = $8::text[],
        unused_keywords = $9::text[], has_thumbnail = $10::bytea is not null, provider = $11, model = $12,
        prompt_version = $13, purpose = $14, decorative_reason = $15, breaches = $16::jsonb, risk = $18,
        alt_key = $20::bytea, alike = $21::int,
        usage = case when $17::jsonb is null then usage else coalesce(usage, '[]') || $17::jsonb end
      from job
      where job_id = $1 and position = $2 and state = 'pending'
      returning position, follows is not null as is_repeat
    ), other as (
      update job_images other set breaches = $22::jsonb, risk = case when other.approved_at is null then $23::int else 0 end
      from image where other.job_id = $1 and other.position = $21::int and other.breaches is distinct from $22::jsonb
    ), thumbnail as (
      insert into job_thumbnails (job_id, position, webp)
      select $1, position, $10::bytea from image where $10::bytea is not null
    ), unpaid as (
      insert into unpaid_calls as known (user_id, hour, calls)
      select job.user_id, date_trunc('hour', now(), 'UTC'), $19::int from job, image where $3 = 'failed' and $19::int > 0
      on conflict (user_id, hour) do update set calls = known.calls + excluded.calls
    )
    update jobs set
      succeeded = succeeded + ($3 = 'succeeded')::int,
      free_successes = free_successes + ($3 = 'succeeded' and counts_repeats_once and image.is_repeat)::int,
      failed = failed + ($3 = 'failed')::int,
      -- A text is there: providers answer again. A budget that is spent is so all the same.
      status = case when $3 = 'succeeded' and reason is distinct from 'unpaid_calls' then 'processing' else status end,
      paused_since = case when $3 = 'succeeded' and reason is distinct from 'unpaid_calls' then null else paused_since end,
      reason = case when $3 = 'succeeded' and reason is distinct from 'unpaid_calls' then null else reason end
    from image where id = $1
    returning has_repeats as "hasRepeats"`,
}

/** False: no image of the job waits for what came of this one. */
export function mayHaveRepeats(recorded: Recorded | null): boolean {
  return recorded === null || recorded.hasRepeats
}

/**
 * Writes what became of one image and adds what its calls came to, once: a second outcome for the same image changes nothing. Calls
 * for an image that failed are counted as unpaid. One statement, so a
 * kill leaves all of it or nothing. Null: this outcome was not the one that counted. `taken`: another image of the job holds its
 * alt text, and nothing was written.
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
  { altKey = null, alike }: Comparison = {},
): Promise<Recorded | null | 'taken'> {
  const described = outcome.outcome === 'described' ? outcome : null
  const values = [
    image.jobId,
    image.position,
    described ? 'succeeded' : 'failed',
    outcome.outcome === 'failed' ? JSON.stringify(outcome.fault) : null,
    described?.interpretation,
    described && JSON.stringify(described.languageVersions),
    outcome.keywords,
    described?.usedKeywords,
    described?.unusedKeywords,
    outcome.thumbnail,
    described?.provider,
    described?.model,
    described?.promptVersion,
    described?.purpose,
    described?.decorativeReason,
    described && described.breaches.length > 0 ? JSON.stringify(described.breaches) : null,
    usage.length > 0 ? JSON.stringify(usage) : null,
    described ? riskOf(described.breaches) : 0,
    answered,
    altKey,
    alike?.position,
    alike && JSON.stringify(alike.breaches),
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
