import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkLibraries } from './link-libraries.ts'

let folder = ''
let spare = ''

beforeEach(async () => {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'libraries-'))
  folder = path.join(parent, 'package')
  spare = path.join(parent, 'spare')
  await mkdir(path.join(folder, 'native/lib'), { recursive: true })
  await writeFile(path.join(folder, 'native/lib/libx.so.1.2'), 'x')
  const links = [{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }]
  await writeFile(path.join(folder, 'native/pg-symlinks.json'), JSON.stringify(links))
})

afterEach(async () => {
  await chmod(path.join(folder, 'native/lib'), 0o755)
  await rm(path.dirname(folder), { recursive: true })
})

test('missing links are made in the package', async () => {
  expect(linkLibraries(folder, spare)).toEqual({})
  expect(await readFile(path.join(folder, 'native/lib/libx.so.1'), 'utf8')).toBe('x')
  expect(linkLibraries(folder, spare)).toEqual({})
})

test.skipIf(process.getuid?.() === 0)('they are made elsewhere if the package is read-only', async () => {
  await chmod(path.join(folder, 'native/lib'), 0o555)
  for (const _ of ['first start', 'second start']) {
    expect(linkLibraries(folder, spare).LD_LIBRARY_PATH).toContain(spare)
    expect(await readFile(path.join(spare, 'libx.so.1'), 'utf8')).toBe('x')
  }
})
