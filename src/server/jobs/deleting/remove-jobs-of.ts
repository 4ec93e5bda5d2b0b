import { sql } from 'drizzle-orm'
import { releaseHold } from '#server/credits/settle-hold.ts'
import { changedChannel, stopChannel } from '#server/jobs/channels.ts'
import { ownUnpaid } from '#server/jobs/costs/costs.tables.ts'
import { sumProviderCosts } from '#server/jobs/costs/sum-provider-costs.ts'
import { releasePending } from '#server/jobs/ending/release-pending.ts'
import { allJobsOf } from '#server/jobs/jobs.tables.ts'
import { exclusiveStartLock } from '#server/jobs/start-lock.ts'
import { column } from '#server/platform/columns.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import { readRows } from '#server/platform/read-rows.ts'

/**
 * Removes all jobs of a user with everything that belongs to them. Running jobs are stopped and cost nothing: once the transaction commits,
 * workers start no further image, their results find no row, and followers are told that the job has ended.
 */
export async function removeJobsOf(tx: Transaction, userId: number): Promise<void> {
  const own = allJobsOf({ id: userId })
  await tx.execute(exclusiveStartLock(userId))
  const running = await readRows(
    tx,
    { id: column.number },
    sql`
    select id from jobs where ${own} and finished_at is null for update`,
  )
  // The costs of finished jobs have been summed; these jobs made calls, too.
  for (const { id } of running) await sumProviderCosts(tx, id)
  await releasePending(tx, userId)
  const rows = await readRows(
    tx,
    { id: column.number, isRunning: column.boolean },
    sql`
    delete from jobs where ${own} returning id, finished_at is null as "isRunning"`,
  )
  for (const { id } of rows.filter(({ isRunning }) => isRunning)) {
    await releaseHold(tx, { jobId: id, userId })
    await tx.execute(sql`
      select pg_notify(${stopChannel}, ${String(id)}), pg_notify(${changedChannel}, ${String(id)})`)
  }
  // Last, after the account, in the order in which a finished job is counted.
  await tx.execute(sql`delete from unpaid_call_counts where ${ownUnpaid({ id: userId })}`)
}
