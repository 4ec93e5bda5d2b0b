import type { Activity } from '#contract/entities/activity.ts'
import type { BookPeriod } from '#contract/entities/book-period.ts'
import { countNewUsers } from '#server/accounts/users/users.queries.ts'
import { readJobActivity } from '#server/jobs/reading/read-job-activity.ts'
import type { Database } from '#server/platform/open-database.ts'

/** Registrations, jobs and calls within the period. */
export async function readActivity(db: Database, period: BookPeriod): Promise<Activity> {
  const [users, { started, ended, calls }] = await Promise.all([
    countNewUsers(db, period),
    readJobActivity(db, period),
  ])
  const units = new Set([users, started, ended, calls].flatMap((list) => list.map(({ from }) => from)))
  const [usersOf, startedOf, endedOf] = [byUnit(users), byUnit(started), byUnit(ended)]
  const callsOf = Map.groupBy(calls, ({ from }) => from)
  const series = [...units].toSorted().map((from) => ({
    from,
    newUsers: usersOf.get(from)?.newUsers ?? 0,
    jobs: startedOf.get(from)?.jobs ?? 0,
    describedImages: endedOf.get(from)?.describedImages ?? 0,
    failedImages: endedOf.get(from)?.failedImages ?? 0,
    calls: (callsOf.get(from) ?? []).map(({ provider, made, inVain }) => ({ provider, made, inVain })),
  }))
  return { ...period, series }
}

function byUnit<Row extends { from: string }>(rows: Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.from, row]))
}
