import { createHash } from 'node:crypto'
import { isMistypedTestName, noSuchTestName, testOutcomeOf } from '#contract/endpoints/v1/test-images.ts'
import type { RowWishes } from '#contract/lists/columns/row-wishes.ts'
import { pricePerImage } from '#contract/pricing.ts'
import { recheckCaller } from '#server/accounts/tokens/recheck-caller.ts'
import { holdCredits, type SpendingToken } from '#server/credits/hold-credits.ts'
import { workChannel } from '#server/jobs/channels.ts'
import { shareStartLock } from '#server/jobs/start-lock.ts'
import { refuseBeyondQuota } from '#server/jobs/starting/refuse-beyond-quota.ts'
import { noCredit, refuseCost } from '#server/jobs/starting/refuse-cost.ts'
import type { OrderExtras } from '#server/jobs/starting/write-job.ts'
import type { Caller } from '#server/platform/caller.ts'
import { column } from '#server/platform/columns.ts'
import { InvalidInput } from '#server/platform/invalid-input.ts'
import { clientOf, type Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import { type Leased, syncLeaseSeconds } from './lease.ts'
import { dayOf, type SingleOptions, singleKeyOf } from './single-options.ts'

/** A picture that was sent by itself. */
export interface SinglePicture {
  url: string
  filename: string
  context: string
  row: RowWishes
  keywords: string[]
  externalId: string | null
  metadata: Record<string, string> | null
  extras?: OrderExtras
}

interface Beginning {
  picture: SinglePicture
  /** Its bytes, if they were sent. */
  file?: Buffer | undefined
  options: SingleOptions
  /** The API token of the call. */
  token: SpendingToken
  /** The most it may cost; undefined: no limit. */
  maxCostCents: number | undefined
  /** No request waits for it. */
  isAsync: boolean
}

/** The columns in downloads for each picture, as sent. */
const columns = ['url', 'externalId', 'context', 'metadata']

const taken = { jobId: column.number, position: column.number, until: column.text }

/**
 * Takes the next place in today's job, which is created if there is none. The lock excludes others until the transaction ends. Prepared
 * once per connection: planning it would cost more than running it.
 */
const takePlace = {
  name: 'take-single',
  text: `
    with job as (
      -- Each picture is indexed for search together with its texts.
      insert into jobs (user_id, kind, single_key, status, started_at, finished_at, filename, list_kind, columns, format,
        languages, prompt_type, custom_prompt, price_cents, total_images, open_chunks, last_place, searchable_to, is_test)
      values ($1, 'single', $2, 'completed', $3, $3, $4, 'csv', $5, 'csv', $6, $7, $8, $9, 1, 1, 1, null, $20)
      on conflict (user_id, single_key) do update set
        total_images = jobs.total_images + 1, open_chunks = jobs.open_chunks + 1, last_place = jobs.last_place + 1
      returning id, last_place
    ), image as (
      insert into job_images (job_id, position, url, filename, context, wishes, source)
      select id, last_place, $10, $11, $12, $13::jsonb, $14::json from job
    )
    insert into single_images (job_id, position, user_id, external_id, metadata, keywords, is_async, leased_until,
      webhook_id, webhook_url, headers_sealed, headers_secret_id, file_hash)
    select id, last_place, $1, $15, $16::jsonb, $17::text[], $18,
      case when $18 then now() else clock_timestamp() + make_interval(secs => $19) end,
      $21::int, $22, $23::bytea, $24, $25::bytea
    from job
    returning job_id as "jobId", position, leased_until::text as until`,
}

/**
 * Accepts a picture in one transaction: it joins the job of its day and options, which is created finished if necessary, and its price is
 * held separately. The caller, or a worker, may describe it until the lease expires. `keep` runs in the same transaction. Refuses what
 * `recheckCaller`, `refuseBeyondQuota` and `holdCredits` refuse, `insufficient_credits` and `monthly_limit_reached`.
 */
export async function beginSingle(
  platform: Platform,
  caller: Pick<Caller, 'id' | 'credential'>,
  { picture, file, options, token, maxCostCents, isAsync }: Beginning,
  keep: (tx: Transaction, leased: Leased) => Promise<void> = async () => {},
): Promise<Leased> {
  const userId = caller.id
  const { languages, isTest = false } = options
  if (isTest && isMistypedTestName(picture.url))
    throw new InvalidInput([{ path: file ? 'filename' : 'url', words: noSuchTestName }])
  return await platform.db.transaction(async (tx) => {
    await shareStartLock(tx, userId)
    await recheckCaller(tx, caller)
    await refuseBeyondQuota(platform, tx, { userId, newJobId: null })
    const [leased] = await queryRows(clientOf(tx), taken, {
      ...takePlace,
      values: valuesOf(userId, options, { ...picture, file }, isAsync),
    })
    const { jobId, position, until } = leased!
    if (isTest && testOutcomeOf(picture.url) === 'insufficient_credits')
      throw await refuseCost(tx, userId, { imageCount: 1, languageCount: languages.length }, noCredit)
    // Last, to lock the account as briefly as possible.
    const cents = pricePerImage(languages.length)
    const hold = await holdCredits(tx, { userId, jobId, position, cents, token, maxCostCents, isTest })
    if (!hold.isHeld)
      throw await refuseCost(tx, userId, { imageCount: 1, languageCount: languages.length }, hold)
    if (isAsync) await clientOf(tx).query("select pg_notify($1, '')", [workChannel])
    const begun = { jobId, position, userId, until }
    await keep(tx, begun)
    return begun
  })
}

function valuesOf(
  userId: number,
  options: SingleOptions,
  picture: SinglePicture & Pick<Beginning, 'file'>,
  isAsync: boolean,
): unknown[] {
  const now = new Date()
  const { languages, customPrompt, isTest = false } = options
  const { url, filename, context, row, keywords, externalId, metadata, extras, file } = picture
  const given = metadata && JSON.stringify(metadata)
  return [
    userId,
    singleKeyOf(options, now),
    now,
    `API ${isTest ? 'test ' : ''}${dayOf(now)}`,
    columns,
    languages,
    customPrompt === '' ? 'system' : 'custom',
    customPrompt,
    isTest ? 0 : pricePerImage(languages.length),
    url,
    filename,
    context,
    Object.keys(row).length > 0 ? JSON.stringify(row) : null,
    JSON.stringify([url, externalId ?? '', context, given ?? '']),
    externalId,
    given,
    keywords,
    isAsync,
    syncLeaseSeconds,
    isTest,
    extras?.webhookId,
    extras?.webhookUrl,
    extras?.headersSealed,
    extras?.headersSecretId,
    file ? createHash('sha256').update(file).digest() : null,
  ]
}
