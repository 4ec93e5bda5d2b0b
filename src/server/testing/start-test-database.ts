import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openPlatform } from '#server/open-platform.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'
import { createLog } from '#server/platform/log.ts'
import { readSettings } from '#server/platform/read-settings.ts'
import { sumUpReports } from './report-secrets.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Its database is the migrated template that every test file's own is copied from. */
    templateDatabase: string
    /** The file to which each test file adds what it searched for secrets. */
    secretReport: string
  }
}

// Nobody will miss these rows after a power cut.
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

/** One PostgreSQL for the whole run, with one migrated database in it. */
export default async function startTestDatabase(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bildwort-tests-'))
  const server = await startEmbeddedPostgres({ dataDir, settings })
  await fillTemplate(server.connectionString)
  const secretReport = join(dataDir, 'secret-report.jsonl')
  project.provide('templateDatabase', server.connectionString)
  project.provide('secretReport', secretReport)

  return async () => {
    console.log(sumUpReports(secretReport))
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function fillTemplate(connectionString: string): Promise<void> {
  const platform = await openPlatform(readSettings({ DATABASE_URL: connectionString }), createLog('warn'))
  await platform.close()
}
