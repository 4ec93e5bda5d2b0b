import { sql } from 'drizzle-orm'
import { ownJobs } from '#server/jobs/own-jobs.ts'
import { bounds } from '#server/platform/bounds.ts'
import { column } from '#server/platform/columns.ts'
import { clientOf, type Database } from '#server/platform/open-database.ts'
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
    from unpaid_calls where ${ownUnpaidAt('$1')} and hour > now() - interval '25 hours'
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
