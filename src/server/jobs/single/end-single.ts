import { addToTotals } from '#server/accounts/users/add-to-totals.ts'
import { sendBalanceAlerts } from '#server/credits/send-balance-alerts.ts'
import { settleHold } from '#server/credits/settle-hold.ts'
import type { DescribedNow } from '#server/describing/describe-now.ts'
import { compareFirst } from '#server/jobs/alike/compare-again.ts'
import { addCallCosts } from '#server/jobs/costs/add-call-costs.ts'
import { countPaidImages } from '#server/jobs/costs/count-paid-images.ts'
import { answeredCalls, countUnpaidCalls } from '#server/jobs/costs/read-unpaid-budget.ts'
import type { ImageRef } from '#server/jobs/image-ref.ts'
import type { ModelUsage, StoredBreach } from '#server/jobs/images.tables.ts'
import { assignResult, resultValues } from '#server/jobs/outcomes/result-columns.ts'
import { searchTextOf } from '#server/jobs/reading/search-text.ts'
import { sayProblem } from '#server/jobs/reading/shape-image.ts'
import { column } from '#server/platform/columns.ts'
import { clientOf, type Database, type Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import type { RowOf } from '#server/platform/read-rows.ts'
import { orderEvent } from '#server/webhooks/order-event.ts'
import type { Leased } from './lease.ts'

type Ending = Pick<Platform, 'db' | 'queue' | 'mailer'>

/** The outcome of a picture, and the cost of its calls at the prices of that time. */
export interface SingleOutcome {
  described: DescribedNow
  usage: ModelUsage[]
}

/**
 * Ends a single picture in one transaction: writes its texts or its fault, charges or releases exactly its own hold, and updates the job's
 * counts, the owner's totals and the operator's costs; for a picture that no request waited for it queues the event. `keep` runs in the
 * same transaction. Returns false if the lease expired and the picture may belong to another process: then nothing is charged, and only the
 * costs are written.
 */
export async function endSingle(
  platform: Ending,
  leased: Leased,
  outcome: SingleOutcome,
  keep: (tx: Transaction) => Promise<void> = async () => {},
): Promise<boolean> {
  const isEnded = await platform.db.transaction(async (tx) => {
    const single = await takeLease(tx, leased)
    if (!single) return false
    await writeEnd(tx, platform, leased, outcome, single)
    await keep(tx)
    return true
  })
  if (!isEnded) await writeLostCalls(platform.db, leased, outcome)
  return isEnded
}

/** The operator's costs are recorded even if nobody gets the result. */
async function writeLostCalls(
  db: Database,
  leased: Leased,
  { described, usage }: SingleOutcome,
): Promise<void> {
  await db.transaction(async (tx) => {
    await addCallCosts(tx, leased, usage, null)
    await countUnpaidCalls(tx, leased.userId, answeredCalls(described.calls))
  })
}

const lockJob = {
  name: 'lock-single-job',
  text: 'select price_cents as "priceCents", is_test as "isTest" from jobs where id = $1 for no key update',
}

const takeBack = {
  name: 'take-single-lease',
  text: `
    update single_images set leased_until = null
    where job_id = $1 and position = $2 and leased_until = $3::timestamptz
      and (leased_until > clock_timestamp() or is_async)
    returning is_async as "isAsync", webhook_id as "webhookId", webhook_url as "webhookUrl", external_id as "externalId", metadata,
      (select filename from job_images where job_id = $1 and position = $2) as filename,
      (select url from job_images where job_id = $1 and position = $2) as url`,
}

const takenBack = {
  isAsync: column.boolean,
  webhookId: column.nullable(column.number),
  webhookUrl: column.nullable(column.text),
  externalId: column.nullable(column.text),
  metadata: column.nullable(column.asStored<Record<string, string>>()),
  filename: column.text,
  url: column.text,
}

const lockedJob = { priceCents: column.number, isTest: column.boolean }

type TakenBack = RowOf<typeof takenBack> & RowOf<typeof lockedJob>

/** Lock the job before its images and the account, as everywhere. Null: the lease has expired, or the job is gone. */
async function takeLease(tx: Transaction, { jobId, position, until }: Leased): Promise<TakenBack | null> {
  const client = clientOf(tx)
  const [job] = await queryRows(client, lockedJob, { ...lockJob, values: [jobId] })
  if (!job) return null
  const [single] = await queryRows(client, takenBack, { ...takeBack, values: [jobId, position, until] })
  return single ? { ...single, ...job } : null
}

async function writeEnd(
  tx: Transaction,
  platform: Ending,
  leased: Leased,
  { described, usage }: SingleOutcome,
  { priceCents, isTest, isAsync, externalId, metadata, filename, url, ...other }: TakenBack,
): Promise<void> {
  const { jobId, position, userId } = leased
  const isDescribed = described.outcome === 'described'
  await writeImage(tx, { ...leased, filename, url }, described)
  await addCallCosts(tx, leased, usage, isDescribed ? described : null)
  const images = isDescribed ? 1 : 0
  if (!isTest) {
    await settleHold(tx, { jobId, position, userId, images, priceCents })
    await sendBalanceAlerts(tx, platform, userId)
    if (isDescribed) await addToTotals(tx, userId, { images, cents: priceCents })
    await countPaidImages(tx, userId, images)
    if (!isDescribed) await countUnpaidCalls(tx, userId, answeredCalls(described.calls))
  }
  if (isAsync)
    await orderEvent(
      tx,
      { id: userId, isTest },
      {
        event: 'image.completed',
        data: {
          image: {
            id: `${jobId}-${position}`,
            jobId,
            position,
            filename,
            state: isDescribed ? 'succeeded' : 'failed',
            problem: described.outcome === 'failed' ? sayProblem(described.fault, 'en') : null,
            externalId,
            metadata,
          },
        },
      },
      other,
    )
}

// One statement, prepared once per connection, because it runs for every single picture.
const statement = {
  name: 'end-single',
  text: `
    with image as (
      update job_images set
        state = $3, fault = $4::jsonb, done_number = $2, done_at = clock_timestamp(), ${assignResult(7)}
      where job_id = $1 and position = $2
      returning pg_column_size(source) + pg_column_size(url) + pg_column_size(context)
        + coalesce(pg_column_size(interpretation), 0) + coalesce(pg_column_size(language_versions), 0) as bytes
    ), thumbnail as (
      insert into job_thumbnails (job_id, position, webp) select $1, $2, $5::bytea from image
      where $5::bytea is not null
    ), search as (
      insert into image_search (job_id, position, text) select $1, $2, $6 from image where $6::text is not null
      on conflict (job_id, position) do update set text = excluded.text
    )
    update jobs set
      succeeded = succeeded + ($3 = 'succeeded')::int, failed = failed + ($3 = 'failed')::int,
      open_chunks = open_chunks - 1, stored_bytes = stored_bytes + image.bytes + coalesce(length($5::bytea), 0)
    from image where id = $1`,
}

async function writeImage(
  tx: Transaction,
  { jobId, position, filename, url }: Leased & { filename: string; url: string },
  outcome: DescribedNow,
): Promise<void> {
  const described =
    outcome.outcome === 'described'
      ? { ...outcome, breaches: await compareWithOthers(tx, { jobId, position }, outcome) }
      : null
  const values = [
    jobId,
    position,
    described ? 'succeeded' : 'failed',
    outcome.outcome === 'failed' ? JSON.stringify(outcome.fault) : null,
    described?.thumbnail,
    described && searchTextOf({ filename, url, ...described }),
    ...resultValues(described ?? { outcome: 'failed' }),
  ]
  await clientOf(tx).query({ ...statement, values })
}

/** Compares it with the other pictures that were sent into the same job. */
async function compareWithOthers(
  tx: Transaction,
  ref: ImageRef,
  { languageVersions, breaches }: Extract<DescribedNow, { outcome: 'described' }>,
): Promise<StoredBreach[]> {
  const languages = Object.keys(languageVersions)
  return await compareFirst(tx, ref, { texts: languageVersions, languages, breaches })
}
