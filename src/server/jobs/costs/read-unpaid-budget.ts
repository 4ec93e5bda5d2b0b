import { sql } from 'drizzle-orm'
import type { CallsMade } from '#server/describing/pool/create-provider-pool.ts'
import { ownJobs } from '#server/jobs/jobs.tables.ts'
import { bounds } from '#server/platform/bounds.ts'
import { column } from '#server/platform/columns.ts'
import { clientOf, type Database, type Transaction } from '#server/platform/open-database.ts'
import { queryRows } from '#server/platform/query-rows.ts'
import { type RowOf, readRows } from '#server/platform/read-rows.ts'
import { ownUnpaidAt } from './costs.tables.ts'

/** The remaining budget for calls to providers that a user does not pay for. */
export interface UnpaidBudget {
  isSpent: boolean
  /** Milliseconds until some of it is available again; 0 if some is. */
  goesOnInMs: number
}

const hourColumns = {
  calls: column.number,
  paidImages: column.number,
  /** Milliseconds until the hour no longer counts. */
  leavesInMs: column.number,
}
type Hour = RowOf<typeof hourColumns>

const readHours = {
  name: 'read-unpaid-hours',
  text: `
    select calls, paid_images as "paidImages",
      extract(epoch from hour + interval '25 hours' - now())::float8 * 1000 as "leavesInMs"
    from unpaid_call_counts where ${ownUnpaidAt('$1')} and hour > now() - interval '25 hours'
    order by hour`,
}

const { atLeast, shareOfPictures } = bounds.unpaidCallsPerUser

/** Cheap enough to read for each chunk: at most 25 rows, and the user's running job if these alone exceed the budget. */
export async function readUnpaidBudget(db: Database, userId: number): Promise<UnpaidBudget> {
  const hours = await queryRows(clientOf(db), hourColumns, { ...readHours, values: [userId] })
  if (sum(hours, 'calls') < atLeast) return { isSpent: false, goesOnInMs: 0 }
  const [{ paid }] = (await readRows(
    db,
    { paid: column.number },
    sql`
    select coalesce(sum(succeeded - free_successes), 0) as paid from jobs
    where ${ownJobs({ id: userId })} and status in ('waiting', 'processing', 'paused')`,
  )) as [{ paid: number }]
  const isSpent = (counted: Hour[]) =>
    sum(counted, 'calls') >= Math.max(atLeast, shareOfPictures * (sum(counted, 'paidImages') + paid))
  if (!isSpent(hours)) return { isSpent: false, goesOnInMs: 0 }
  const lastToLeave = hours.find((_, index) => !isSpent(hours.slice(index + 1)))
  return { isSpent: true, goesOnInMs: Math.max(0, lastToLeave?.leavesInMs ?? 0) }
}

function sum(hours: Hour[], what: 'calls' | 'paidImages'): number {
  return hours.reduce((total, hour) => total + hour[what], 0)
}

/** Deletes hours that no budget counts any more. Returns the number of rows. */
export async function removeOldUnpaidCalls(tx: Transaction): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`delete from unpaid_call_counts where hour < now() - interval '2 days'`,
  )
  return rowCount ?? 0
}

/** Counts calls that a user does not pay for, in the hour in which they ended. */
export async function countUnpaidCalls(
  db: Database | Transaction,
  userId: number,
  calls: number,
): Promise<void> {
  if (calls === 0) return
  await db.execute(sql`
    insert into unpaid_call_counts as known (user_id, hour, calls) values (${userId}, date_trunc('hour', now(), 'UTC'), ${calls})
    on conflict (user_id, hour) do update set calls = known.calls + excluded.calls`)
}

/**
 * How many calls a model answered at all: if the image is not paid, these count for the user, while failed calls are the operator's
 * concern.
 */
export function answeredCalls(made: readonly CallsMade[]): number {
  return made.reduce((sum, { answered }) => sum + answered, 0)
}
