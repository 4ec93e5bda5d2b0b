import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { check } from './check.ts'

test('a file that cannot be read is named, not counted, and no pass', async ({ onTestFinished }) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bildwort-check-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [good, bad] = [path.join(folder, 'a.html'), path.join(folder, 'b.jsx')]
  await writeFile(good, '<img src="a.png" alt="Ein Hund im Schnee">')
  await writeFile(bad, 'export const A = () => <img src="a.png"')
  const said: string[] = []
  const terminal = {
    write: async () => undefined,
    say: (line: string) => void said.push(line),
    follow: () => ({ tick: () => undefined, end: () => undefined }),
  }
  expect(await check([good, bad], { failOn: ['missing'], format: 'text' }, terminal)).toBe(1)
  expect(said).toEqual([
    expect.stringMatching(/b\.jsx was not checked: ./),
    '0 errors and 0 warnings in 1 file',
  ])
  expect(await check([good], { failOn: ['missing'], format: 'text' }, terminal)).toBe(0)
})
