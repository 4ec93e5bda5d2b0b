import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openPlatform } from '#server/open-platform.ts'
import { createLog } from '#server/platform/log.ts'
import { readSettings } from '#server/platform/read-settings.ts'
import { sumUpReports } from './report-secrets.ts'
import { startTestPostgres } from './start-test-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Its database is the migrated template that every test file's own is copied from. */
    templateDatabase: string
    /** The file to which each test file adds what it searched for secrets. */
    secretReport: string
  }
}

/** One PostgreSQL for the whole run, with one migrated database in it. */
export default async function startTestDatabase(project: TestProject) {
  const { connectionString, folder, stop } = await startTestPostgres()
  await fillTemplate(connectionString)
  const secretReport = join(folder, 'secret-report.jsonl')
  project.provide('templateDatabase', connectionString)
  project.provide('secretReport', secretReport)

  return async () => {
    console.log(sumUpReports(secretReport))
    await stop()
  }
}

async function fillTemplate(connectionString: string): Promise<void> {
  const platform = await openPlatform(readSettings({ DATABASE_URL: connectionString }), createLog('warn'))
  // A process may stand still on a busy machine for longer than a worker may say nothing; what a worker leaves behind that is
  // killed, tests write themselves.
  await platform.pool.query(
    'update pgboss.queue set heartbeat_seconds = 600 where heartbeat_seconds is not null',
  )
  await platform.close()
}
