import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, realpath, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { isPostmaster } from './is-postmaster.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts'

const starterFile = path.join(import.meta.dirname, 'start-embedded-postgres.ts')
// Nothing here cuts the power: what a killed process wrote is in the system's memory.
const quick = { fsync: 'off' }

let template = ''
let dataDir = ''
let started: EmbeddedPostgres[] = []
let parents: ChildProcess[] = []

// Creating a database for each test would take most of the time.
beforeAll(async () => {
  template = await mkdtemp(path.join(os.tmpdir(), 'embedded-template-'))
  const server = await startEmbeddedPostgres({ dataDir: template, settings: quick })
  await server.stop()
})

afterAll(async () => {
  await rm(template, { recursive: true, force: true })
})

beforeEach(async () => {
  dataDir = await realpath(await mkdtemp(path.join(os.tmpdir(), 'embedded-')))
  started = []
  parents = []
})

afterEach(async () => {
  for (const parent of parents) parent.kill('SIGKILL')
  for (const server of started.reverse()) await server.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

async function copyTemplate() {
  await cp(path.join(template, 'postgres'), path.join(dataDir, 'postgres'), { recursive: true })
}

async function start(folder = dataDir, settings: Record<string, string> = quick): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: folder, settings })
  started.push(server)
  return server
}

async function ask(server: EmbeddedPostgres, question: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: server.connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query({ text: question, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

/** Another process of ours that starts or attaches and then stays; returns the server's process id. */
async function startElsewhere(folder = dataDir): Promise<{ parent: ChildProcess; pid: number }> {
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(starterFile)})
    const { pid } = await startEmbeddedPostgres(${JSON.stringify({ dataDir: folder, settings: quick })})
    console.log(pid)
    setInterval(() => {}, 1000)`
  const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  parents.push(parent)
  const [line] = await once(createInterface(parent.stdout), 'line')
  return { parent, pid: Number(line) }
}

function isRunning(pid: number): boolean {
  return isPostmaster(pid, path.join(dataDir, 'postgres'))
}

async function waitForEnd(pid: number): Promise<void> {
  while (isRunning(pid)) await sleep(10)
}

async function waitForOtherPid(server: EmbeddedPostgres, pid: number): Promise<void> {
  while (server.pid === pid) await sleep(10)
}

test('an empty folder becomes a durable UTF-8 database in UTC that is not reachable over a network', async () => {
  const server = await start(dataDir, {})
  const names = ['server_encoding', 'TimeZone', 'listen_addresses', 'fsync', 'synchronous_commit']
  const answer = await ask(server, `select ${names.map((name) => `current_setting('${name}')`).join(', ')}`)
  expect(answer).toEqual(['UTF8', 'UTC', '', 'on', 'on'])
  expect(await ask(server, `select lower('ÄÖÜ ŁÓDŹ')`)).toEqual(['äöü łódź'])
})

test('rows survive stop and start', async () => {
  await copyTemplate()
  const first = await start()
  await ask(first, 'create table kept (n int)')
  await ask(first, 'insert into kept values (7)')
  await first.stop()
  expect(isRunning(first.pid)).toBe(false)
  expect(await ask(await start(), 'select n from kept')).toEqual([7])
})

test('settings of the caller win', async () => {
  await copyTemplate()
  const server = await start(dataDir, { fsync: 'off', work_mem: '5MB' })
  expect(await ask(server, `select current_setting('work_mem')`)).toEqual(['5MB'])
})

test('a second process attaches to the running server, and its stop leaves the server alone', async () => {
  await copyTemplate()
  const { pid } = await startElsewhere()
  const second = await start()
  expect(second.pid).toBe(pid)
  await second.stop()
  expect(isRunning(pid)).toBe(true)
})

test('of several processes that start at once one starts the server and the others attach', async () => {
  const others = await Promise.all([startElsewhere(), startElsewhere(), startElsewhere()])
  const server = await start()
  expect(others.map(({ pid }) => pid)).toEqual([server.pid, server.pid, server.pid])
  expect(await ask(server, 'select 1')).toEqual([1])
})

test('kill -9 of the process that started it ends the server', async () => {
  await copyTemplate()
  const { parent, pid } = await startElsewhere()
  parent.kill('SIGKILL')
  await waitForEnd(pid)
})

test('an attached process restarts the server when its starter is killed', async () => {
  await copyTemplate()
  const { parent, pid } = await startElsewhere()
  const attached = await start()
  const { connectionString } = attached
  parent.kill('SIGKILL')
  await waitForOtherPid(attached, pid)
  expect(await ask(attached, 'select 1')).toEqual([1])
  expect(attached.connectionString).toBe(connectionString)
})

test('a killed server is restarted with every acknowledged row', async () => {
  await copyTemplate()
  const server = await start()
  await ask(server, 'create table kept (n int)')
  for (let round = 1; round <= 3; round++) {
    const { pid } = server
    await ask(server, `insert into kept values (${round})`)
    process.kill(pid, 'SIGKILL')
    await waitForOtherPid(server, pid)
  }
  expect(await ask(server, 'select n from kept order by n')).toEqual([1, 2, 3])
})

test('stop during a restart leaves nothing running', async () => {
  await copyTemplate()
  const server = await start()
  process.kill(server.pid, 'SIGKILL')
  await server.stop()
  await sleep(300)
  expect(isRunning(server.pid)).toBe(false)
})

test('lock files whose process id was reused do not prevent the start', async () => {
  await copyTemplate()
  const first = await start()
  await first.stop()
  const cluster = path.join(dataDir, 'postgres')
  const stale = `${process.ppid}\n${cluster}\n1\n5432\n${cluster}\n\n  1 1\nready\n`
  await writeFile(path.join(cluster, 'postmaster.pid'), stale)
  await writeFile(path.join(cluster, '.s.PGSQL.5432.lock'), stale)
  expect(await ask(await start(), 'select 1')).toEqual([1])
})

test('a long path, and one with blanks and commas, works', async () => {
  const odd = path.join(dataDir, 'with blank, comma', 'x'.repeat(100))
  const server = await start(odd)
  expect(await ask(server, 'select 1')).toEqual([1])
  const socketFolder = new URL(server.connectionString).searchParams.get('host')!
  expect((await stat(socketFolder)).mode & 0o777).toBe(0o700)
  await server.stop()
  await expect(stat(socketFolder)).rejects.toThrow('ENOENT')
})
