import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readPictureBelow } from './mcp.ts'

test('pictures below the permitted folders are read, and nothing else', async ({ onTestFinished }) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bildwort-mcp-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const root = path.join(folder, 'photos')
  await mkdir(root)
  await cp(path.resolve('src/server/platform/samples/cocker-spaniels.jpg'), path.join(root, 'dogs.jpg'))
  await writeFile(path.join(root, 'notes.txt'), 'secret')
  await writeFile(path.join(folder, 'outside.jpg'), 'secret')
  await symlink(path.join(folder, 'outside.jpg'), path.join(root, 'link.jpg'))
  await symlink(path.join(root, 'notes.txt'), path.join(root, 'text.jpg'))
  expect(await readPictureBelow([root], 'dogs.jpg')).toMatchObject({ filename: 'dogs.jpg' })
  expect(await readPictureBelow([root], path.join(root, 'dogs.jpg'))).toMatchObject({ filename: 'dogs.jpg' })
  for (const name of ['../outside.jpg', 'link.jpg', 'gone.jpg', '/etc/passwd', '.'])
    await expect(readPictureBelow([root], name)).rejects.toThrow('permitted folders')
  for (const name of ['notes.txt', 'text.jpg'])
    await expect(readPictureBelow([root], name)).rejects.toThrow('no picture')
})
