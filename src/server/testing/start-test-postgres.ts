import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'

// Nobody will miss these rows after a power cut.
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

/** One PostgreSQL for a whole run, in a folder of its own that `stop` removes. */
export async function startTestPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'bildwort-tests-'))
  const server = await startEmbeddedPostgres({ dataDir: folder, settings })
  return {
    connectionString: server.connectionString,
    folder,
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
