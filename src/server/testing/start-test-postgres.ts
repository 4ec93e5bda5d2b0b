import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres/start-embedded-postgres.ts'

// Nobody will miss these rows after a power cut.
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }

/** Linux keeps what lies there in memory. On a disk the small files of each test file's database take a seventh of a run. */
const inMemory = '/dev/shm'
/** Several times what a run needs. */
const leastFreeBytes = 4 * 2 ** 30
const prefix = 'bildwort-tests-'

/** One PostgreSQL for a whole run, in a folder of its own that `stop` removes. */
export async function startTestPostgres() {
  const folder = await mkdtemp(join(await chooseParent(), `${prefix}${process.pid}-`))
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

async function chooseParent(): Promise<string> {
  if (!existsSync(inMemory)) return tmpdir()
  await removeLeftovers()
  const { bavail, bsize } = await statfs(inMemory)
  return Math.min(bavail * bsize, process.availableMemory()) >= leastFreeBytes ? inMemory : tmpdir()
}

/** Of runs that were killed, as far as they are one's own: memory is dearer than a disk. */
async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(inMemory)) {
    const [, pid] = name.match(`^${prefix}(\\d+)-`) ?? []
    if (pid && !existsSync(`/proc/${pid}`))
      await rm(join(inMemory, name), { recursive: true, force: true }).catch(() => {})
  }
}
