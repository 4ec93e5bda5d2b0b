import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, copyFile, mkdir, mkdtemp, rm, stat, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chooseIdentity } from './choose-identity.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

const isRoot = process.getuid?.() === 0
const nobody = 65534

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'identity-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

/** Starts twice, because the second start finds existing files, and returns their owner. */
async function startTwice(dataDir: string): Promise<number> {
  for (const _ of ['fresh', 'again']) {
    const server = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } })
    const client = new pg.Client({ connectionString: server.connectionString })
    await client.connect()
    await client.query('select 1')
    await client.end()
    await server.stop()
  }
  return (await stat(path.join(dataDir, 'postgres', 'PG_VERSION'))).uid
}

test.skipIf(!isRoot)('root runs it below a folder that only root can enter', async () => {
  const closed = path.join(folder, 'closed')
  await mkdir(closed, { mode: 0o700 })
  expect([0, nobody]).toContain(await startTwice(path.join(closed, 'inside')))
})

test.skipIf(!isRoot)('root runs it as the owner of the folder that contains it', async () => {
  const theirs = path.join(folder, 'theirs')
  await mkdir(theirs, { mode: 0o700 })
  await chown(theirs, nobody, nobody)
  expect(await startTwice(theirs)).toBe(nobody)
})

test.skipIf(!isRoot)(
  'the owner can run binaries below a folder that only root can enter, and the check says so',
  async () => {
    const [theirs, closed] = [path.join(folder, 'theirs'), path.join(folder, 'closed')]
    await mkdir(theirs)
    await chown(theirs, nobody, nobody)
    await mkdir(closed, { mode: 0o700 })
    const binary = path.join(closed, 'node')
    await copyFile(process.execPath, binary)
    // PostgreSQL's binaries check this before they run each other.
    const [command = '', ...rest] = chooseIdentity(theirs).prefix
    const asked = spawnSync(command, [...rest, binary, '-e', `fs.accessSync('${binary}', fs.constants.X_OK)`])
    expect(asked.stderr.toString()).toBe('')
    expect(asked.status).toBe(0)
  },
)

test.skipIf(!isRoot)(
  'root without user namespaces runs it as nobody, and again at the next start',
  async () => {
    const tools = path.join(folder, 'tools')
    await mkdir(tools)
    const usualPath = process.env.PATH
    await linkTools(tools, ['setpriv', 'true', 'sh', 'sleep'])
    process.env.PATH = tools
    try {
      const dataDir = path.join(folder, 'closed')
      expect(await startTwice(dataDir)).toBe(nobody)
      process.env.PATH = usualPath
      expect(await startTwice(dataDir)).toBe(nobody)
    } finally {
      process.env.PATH = usualPath
    }
  },
)

async function linkTools(tools: string, names: string[]): Promise<void> {
  for (const name of names) {
    const found = ['/usr/bin', '/bin'].map((bin) => path.join(bin, name)).find(existsSync)
    if (found) await symlink(found, path.join(tools, name))
  }
}
