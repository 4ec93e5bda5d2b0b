import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { asc, sql } from 'drizzle-orm'
import type { LiveWorker } from '#contract/entities/live-state.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { runLoop } from '#server/platform/work/run-loop.ts'
import { workerProcesses } from './keys.tables.ts'

const usuallyEveryMs = 5_000

export interface WorkerReport {
  /** Removes the worker from the list. */
  end(): Promise<void>
}

interface WorkerLoad {
  slots: number
  /** Images in progress. */
  underWay(): number
}

/** Reports every 5 s that this worker is running and how busy it is. A database failure stops nothing. */
export function reportWorker(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  { slots, underWay }: WorkerLoad,
  everyMs = usuallyEveryMs,
): WorkerReport {
  // In containers, host name and process id alone may not be unique.
  const name = `${hostname()}-${process.pid}-${randomBytes(2).toString('hex')}`
  const report = async () => {
    await db.execute(sql`
      insert into worker_processes (name, under_way, slots) values (${name}, ${underWay()}, ${slots})
      on conflict (name) do update set seen_at = now(), under_way = excluded.under_way`)
  }
  const reporting = runLoop(log, report, {
    complaint: 'a worker could not report that it runs',
    pauseMs: everyMs,
  })

  return {
    async end() {
      await reporting.stop()
      await db
        .execute(sql`delete from worker_processes where name = ${name}`)
        .catch((error) => log.warn({ err: error }, 'a worker could not remove itself from the list'))
    },
  }
}

/** Removes workers that ended without signing off: they have not reported for an hour. */
export async function removeStaleWorkers(db: Database): Promise<void> {
  await db.execute(sql`delete from worker_processes where seen_at < now() - interval '1 hour'`)
}

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
