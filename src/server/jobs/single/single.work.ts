import { sql } from 'drizzle-orm'
import type { RowWishes } from '#contract/lists/columns/row-wishes.ts'
import { readCaller } from '#server/accounts/users/read-caller.ts'
import { findUsableKeys } from '#server/apikeys/find-usable-keys.ts'
import type { Describer } from '#server/describing/describer.ts'
import { workChannel } from '#server/jobs/channels.ts'
import { readUnpaidBudget } from '#server/jobs/costs/read-unpaid-budget.ts'
import { readImageHeaders } from '#server/jobs/image-headers.ts'
import { addUsage } from '#server/jobs/working/add-usage.ts'
import { column } from '#server/platform/columns.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readRows } from '#server/platform/read-rows.ts'
import type { Loop } from '#server/platform/work/run-loop.ts'
import { runTasks } from '#server/platform/work/run-tasks.ts'
import { poolKeysOf } from '#server/provider-runtime/pool-of-owner.ts'
import { type ClaimedSingle, claimSingles, postponeSingle } from './claim-singles.ts'
import { describeSingle, endedBy } from './describe-single.ts'
import { endSingle } from './end-single.ts'

const lookAgainMs = 5_000
/** A shutdown must be over within 10 s. */
const finishWithinMs = 7_000
/** Well within the lease of a worker. */
const describeWithinMs = 120_000
/** A picture that kills its process each time is given up. */
const mostAttempts = 5
const askAgainSeconds = 60
/** Payments in the meantime raise the budget for unpaid calls. */
const lookAtBudgetSeconds = 600

/** Describes the single pictures that no request waits for, and ends those that a dead process left behind, which cost nothing. */
export function startSingleWork(platform: Platform, describer: Describer): Pick<Loop, 'stop'> {
  const { db, settings } = platform
  return runTasks<ClaimedSingle>(platform, {
    atOnce: settings.API_IMAGES_AT_ONCE,
    take: (atMost) => claimSingles(db, atMost),
    workOn: (single, givingUp) => workOnSingle(platform, describer, single, givingUp),
    complaints: {
      take: 'no single picture could be taken',
      workOn: 'a single picture failed and will be retried',
    },
    pauseMs: lookAgainMs,
    channel: workChannel,
    finishWithinMs,
  })
}

/** Describes a claimed picture, or leaves it for later. If the process is killed, the next process claims the picture. */
export async function workOnSingle(
  platform: Platform,
  describer: Describer,
  single: ClaimedSingle,
  givingUp: AbortSignal,
): Promise<void> {
  const { db } = platform
  // Its sender got no answer, and cannot get this one any more.
  if (!single.isAsync || single.attempt > mostAttempts) {
    await endSingle(platform, single, endedBy({ code: 'interrupted' }))
    return
  }
  const [owner, asked] = await Promise.all([readCaller(db, single.userId), readAsked(platform, single)])
  if (!owner || !asked) return
  // The budget sufficed when the order was accepted; it has been used up since.
  const { isSpent, goesOnInMs } = await readUnpaidBudget(db, owner.id)
  if (isSpent && !asked.options.isTest) {
    await postponeSingle(db, single, Math.min(goesOnInMs / 1_000, lookAtBudgetSeconds))
    return
  }
  const signal = AbortSignal.any([givingUp, AbortSignal.timeout(describeWithinMs)])
  const headers = await readImageHeaders(platform, single)
  const keys = poolKeysOf(await findUsableKeys(platform, owner))
  const outcome = await describeSingle(
    platform,
    { describer, keys },
    owner,
    single,
    { ...asked, headers },
    signal,
  )
  if (givingUp.aborted) {
    await addUsage(platform.pool, single, outcome.usage)
    await postponeSingle(db, single, 0)
    return
  }
  const { described } = outcome
  if (described.outcome === 'failed' && described.fault.code === 'ai_unavailable' && !single.isOld) {
    await addUsage(platform.pool, single, outcome.usage)
    await postponeSingle(db, single, askAgainSeconds)
    return
  }
  await endSingle(platform, single, outcome)
}

async function readAsked({ db }: Platform, { jobId, position }: ClaimedSingle) {
  const [asked] = await readRows(
    db,
    {
      url: column.text,
      filename: column.text,
      context: column.text,
      row: column.asStored<RowWishes>(),
      keywords: column.list(column.text),
      languages: column.list(column.text),
      customPrompt: column.text,
      isTest: column.boolean,
    },
    sql`
    select image.url, image.filename, image.context, coalesce(image.wishes, '{}') as row, single.keywords,
      jobs.languages, jobs.custom_prompt as "customPrompt", jobs.is_test as "isTest"
    from single_images single
    join job_images image using (job_id, position) join jobs on jobs.id = single.job_id
    where single.job_id = ${jobId} and single.position = ${position}`,
  )
  if (!asked) return null
  const { languages, customPrompt, isTest, ...picture } = asked
  return { ...picture, options: { languages, customPrompt, isTest } }
}
