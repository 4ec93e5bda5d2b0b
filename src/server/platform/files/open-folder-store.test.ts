import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findFiles } from './find-files.ts'
import { openFolderStore } from './open-folder-store.ts'

const dayMs = 24 * 60 * 60_000
const bounds = { maxBytes: 10_000, keptMs: dayMs, keptFreeBytes: 0 }
const fileOf = (bytes: number, fill = 'x') => ({ bytes: Buffer.alloc(bytes, fill), mediaType: 'image/webp' })

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bildwort-store-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return join(folder, 'files')
}

/** Makes them this much older. */
async function age(folder: string, ms: number, scope = '') {
  const then = new Date(Date.now() - ms)
  for (const { path } of await findFiles(folder)) {
    if (path.startsWith(join(folder, scope))) await utimes(path, then, then)
  }
}

test('a file is returned with its media type, by its own key alone', async () => {
  const store = openFolderStore(await makeFolder(), bounds)
  expect(await store.get({ scope: 1, name: 'a' })).toBeNull()
  await store.put({ scope: 1, name: 'a' }, fileOf(10, '\n'))
  expect(await store.get({ scope: 1, name: 'a' })).toEqual(fileOf(10, '\n'))
  await store.put({ scope: 1, name: 'a' }, fileOf(20, 'y'))
  expect(await store.get({ scope: 1, name: 'a' })).toEqual(fileOf(20, 'y'))
  expect(await store.get({ scope: 2, name: 'a' })).toBeNull()
  expect(await store.get({ scope: 1, name: 'b' })).toBeNull()
})

test('a name never becomes a path, and other users of the machine cannot read the files', async () => {
  const folder = await makeFolder()
  const store = openFolderStore(folder, bounds)
  const name = '../../etc/passwd'
  await store.put({ scope: 7, name }, fileOf(10))
  const found = await readdir(folder, { recursive: true })
  expect(found.toSorted()).toEqual(['7', expect.stringMatching(/^7\/[0-9a-f]{64}$/)])
  expect((await stat(join(folder, '7'))).mode & 0o077).toBe(0)
  expect((await stat(join(folder, found.toSorted()[1]!))).mode & 0o077).toBe(0)
})

test('an expired file is not found, and is removed with the old ones', async () => {
  const folder = await makeFolder()
  const store = openFolderStore(folder, bounds)
  await store.put({ scope: 1, name: 'old' }, fileOf(10))
  await store.put({ scope: 2, name: 'old' }, fileOf(10))
  await age(folder, dayMs + 1_000)
  await store.put({ scope: 2, name: 'new' }, fileOf(10))
  expect(await store.get({ scope: 1, name: 'old' })).toBeNull()
  await store.removeOld()
  expect(await store.scopes()).toEqual([2])
  expect(await findFiles(folder)).toHaveLength(1)
  expect(await store.get({ scope: 2, name: 'new' })).toEqual(fileOf(10))
})

test('the oldest files are removed before the bytes exceed the bound, including those of another process', async () => {
  const folder = await makeFolder()
  const [store, other] = [openFolderStore(folder, bounds), openFolderStore(folder, bounds)]
  for (const scope of [1, 2, 3]) {
    await other.put({ scope, name: '' }, fileOf(2_000))
    await age(folder, 60_000 / scope, String(scope))
  }
  for (const scope of [4, 5, 6]) {
    await store.put({ scope, name: '' }, fileOf(2_000))
    await age(folder, 60_000 / scope, String(scope))
  }
  const files = await findFiles(folder)
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(bounds.maxBytes)
  expect((await other.get({ scope: 1, name: '' }))?.bytes).toBeUndefined()
  expect((await other.get({ scope: 6, name: '' }))?.bytes).toHaveLength(2_000)
})

test('concurrent writes never exceed the bound', async () => {
  const folder = await makeFolder()
  const store = openFolderStore(folder, bounds)
  await Promise.all(
    Array.from({ length: 50 }, (_, n) => store.put({ scope: 1 + (n % 5), name: String(n) }, fileOf(1_000))),
  )
  const bytes = (await findFiles(folder)).reduce((sum, file) => sum + file.bytes, 0)
  expect(bytes).toBeLessThanOrEqual(bounds.maxBytes)
  expect(bytes).toBeGreaterThan(bounds.maxBytes / 2)
})

test('nothing is stored on an almost full disk, and no file larger than the bound', async () => {
  const folder = await makeFolder()
  await openFolderStore(folder, { ...bounds, keptFreeBytes: 1e18 }).put({ scope: 1, name: '' }, fileOf(10))
  await openFolderStore(folder, bounds).put({ scope: 1, name: '' }, fileOf(10_000))
  expect(await findFiles(folder)).toEqual([])
})

test('the files of a scope are removed together, and no others', async () => {
  const folder = await makeFolder()
  const store = openFolderStore(folder, bounds)
  for (const scope of [1, 11]) for (const name of ['a', 'b']) await store.put({ scope, name }, fileOf(10))
  await store.removeScope(1)
  await store.removeScope(99)
  expect(await store.scopes()).toEqual([11])
  expect(await findFiles(folder)).toHaveLength(2)
})

test('a process killed while it writes leaves nothing that is read', async () => {
  const folder = await makeFolder()
  const script = `
    import { openFolderStore } from '#server/platform/files/open-folder-store.ts'
    const store = openFolderStore(${JSON.stringify(folder)}, { maxBytes: 1e9, keptMs: 1e9, keptFreeBytes: 0 })
    process.stdout.write('writing')
    for (let n = 0; ; n += 1) {
      const bytes = Buffer.alloc(3_000_000, String(n % 10))
      await Promise.all([1, 2, 3].map((scope) => store.put({ scope, name: 'same' }, { bytes, mediaType: 'image/webp' })))
    }`
  const store = openFolderStore(folder, bounds)
  for (let round = 0; round < 4; round += 1) {
    const writer = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(writer.stdout, 'data')
    // Another moment of the writing each time, whatever the machine is doing.
    while ((await findFiles(folder)).length <= round) await new Promise(setImmediate)
    writer.kill('SIGKILL')
    await once(writer, 'exit')
    for (const scope of [1, 2, 3]) {
      const file = await store.get({ scope, name: 'same' })
      if (!file) continue
      expect(file.bytes).toHaveLength(3_000_000)
      expect(new Set(file.bytes).size).toBe(1)
    }
  }
  await age(folder, dayMs + 1_000)
  await store.removeOld()
  expect(await findFiles(folder)).toEqual([])
})
