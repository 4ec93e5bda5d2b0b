import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openKeptFolder } from './open-kept-folder.ts'

const bounds = { keptFreeBytes: 0 }
const hourMs = 60 * 60_000

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bildwort-kept-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function open(given = bounds) {
  const folder = await makeFolder()
  const files = join(folder, 'files')
  const write = async (content: string) => {
    const path = join(folder, randomUUID())
    await writeFile(path, content, { mode: 0o644 })
    return path
  }
  return { files, write, lists: openKeptFolder(files, given) }
}

const digestOf = (content: string) => createHash('sha256').update(content).digest('hex')

test('a file is stored under the digest of its bytes, the same bytes once, and found in its own scope alone', async () => {
  const { lists, write, files } = await open()
  const name = digestOf('url\na\n')
  for (const path of [await write('url\na\n'), await write('url\na\n')])
    expect(await lists.keep(7, path)).toEqual({ name, bytes: 6 })
  expect(await readdir(files, { recursive: true })).toEqual(['7', `7/${name}`])
  await using file = await lists.open(7, name)
  expect(file).toMatchObject({ bytes: 6 })
  expect(await readFile(file!.path, 'utf8')).toBe('url\na\n')
  expect(await lists.open(8, name)).toBeNull()
  expect(await lists.open(7, digestOf('b'))).toBeNull()
})

test('a name never becomes a path, and other users of the machine cannot read the files', async () => {
  const { lists, write, files } = await open()
  const { name } = await lists.keep(7, await write('a'))
  expect(await lists.open(8, `../7/${name}`)).toBeNull()
  expect((await stat(join(files, '7'))).mode & 0o077).toBe(0)
  expect((await stat(join(files, '7', name))).mode & 0o777).toBe(0o600)
})

test('a damaged file is stored again', async () => {
  const { lists, write, files } = await open()
  const { name } = await lists.keep(7, await write('abc'))
  await writeFile(join(files, '7', name), 'ab')
  await lists.keep(7, await write('abc'))
  expect(await readFile(join(files, '7', name), 'utf8')).toBe('abc')
})

test('a removed file is gone with its folder if that is empty, and recently stored ones stay', async () => {
  const { lists, write, files } = await open()
  const content = 'a'
  const { name } = await lists.keep(7, await write(content))
  await utimes(join(files, '7', name), new Date(), new Date(Date.now() - 2 * hourMs))
  // Storing it again renews its age.
  await lists.keep(7, await write(content))
  await lists.remove(7, name, { unlessWithinMs: hourMs })
  expect(await lists.names(7)).toEqual([name])
  await writeFile(join(files, '7', `${name}.unfinished`), '')
  expect((await lists.names(7)).toSorted()).toEqual([name, `${name}.unfinished`])
  for (const each of await lists.names(7)) await lists.remove(7, each)
  expect(await lists.scopes()).toEqual([])
  await lists.remove(7, name)
  expect(await lists.names(7)).toEqual([])
})

test('nothing is stored on a disk that would be left with too little space', async () => {
  const { lists, write } = await open({ keptFreeBytes: 1e18 })
  await expect(lists.keep(7, await write('a'))).rejects.toMatchObject({ code: 'disk_full', status: 507 })
  expect(await lists.names(7)).toEqual([])
})
