import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { sql } from 'drizzle-orm'
import type { Platform } from '#server/platform/platform.ts'
import { runLoop } from '#server/platform/work/run-loop.ts'

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
  const tell = async () => {
    await db.execute(sql`
      insert into worker_processes (name, under_way, slots) values (${name}, ${underWay()}, ${slots})
      on conflict (name) do update set seen_at = now(), under_way = excluded.under_way`)
  }
  const telling = runLoop(log, tell, {
    complaint: 'a worker could not say that it is there',
    pauseMs: everyMs,
  })

  return {
    async end() {
      await telling.stop()
      await db
        .execute(sql`delete from worker_processes where name = ${name}`)
        .catch((error) => log.warn({ err: error }, 'a worker could not remove itself from the list'))
    },
  }
}
