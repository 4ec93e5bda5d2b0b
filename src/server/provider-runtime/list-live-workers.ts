import { asc, sql } from 'drizzle-orm'
import type { LiveWorker } from '#contract/entities/live-state.ts'
import type { Database } from '#server/platform/open-database.ts'
import { workerProcesses } from './keys.tables.ts'

/** The workers that reported within the last minute, longest running first. */
export async function listLiveWorkers(db: Database): Promise<LiveWorker[]> {
  const rows = await db
    .select()
    .from(workerProcesses)
    .where(sql`${workerProcesses.seenAt} > now() - interval '1 minute'`)
    .orderBy(asc(workerProcesses.startedAt), asc(workerProcesses.name))
  return rows.map(({ startedAt, seenAt, ...worker }) => ({
    ...worker,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }))
}
