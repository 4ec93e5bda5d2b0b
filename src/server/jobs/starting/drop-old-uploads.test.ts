import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dropOldUploads } from './drop-old-uploads.ts'

test('uploads of a killed process are removed after two hours, nothing else is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drop-'))
  const made = ['bildwort-upload-old', 'bildwort-upload-new', 'somebody-elses'].map((name) =>
    join(folder, name),
  )
  for (const path of made) await mkdir(path)
  const longAgo = Date.now() / 1000 - 2 * 60 * 60 - 1
  for (const path of [made[0]!, made[2]!]) await utimes(path, longAgo, longAgo)
  await dropOldUploads(folder)
  expect(made.map((path) => existsSync(path))).toEqual([false, true, true])
  // A large file still arrives in a folder that was made long ago.
  await writeFile(join(made[1]!, 'list'), 'a')
  await utimes(made[1]!, longAgo, longAgo)
  await dropOldUploads(folder)
  expect(existsSync(made[1]!)).toBe(true)
  await rm(folder, { recursive: true })
})

test('files of another user of the machine stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drop-'))
  const path = join(folder, 'bildwort-upload-old')
  await mkdir(path)
  await utimes(path, 0, 0)
  const { uid } = await stat(path)
  await dropOldUploads(folder, uid + 1)
  expect(existsSync(path)).toBe(true)
  await dropOldUploads(folder, uid)
  expect(existsSync(path)).toBe(false)
  await rm(folder, { recursive: true })
})
