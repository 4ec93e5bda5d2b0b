import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { folder } from './folder.ts'

test('a picture whose own XMP cannot be read is described, one with a broken sidecar is left out', async ({
  onTestFinished,
}) => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'bildwort-folder-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).jpeg()
  await writeFile(path.join(dir, 'a.jpg'), await picture.clone().withXmp('<x:xmpmeta>').toBuffer())
  await writeFile(path.join(dir, 'b.jpg'), await picture.toBuffer())
  await writeFile(path.join(dir, 'b.jpg.xmp'), '<x:xmpmeta>')
  vi.stubEnv('BILDWORT_URL', 'http://bildwort.invalid')
  vi.stubEnv('BILDWORT_TOKEN', 'bw_live_x')
  vi.stubGlobal('fetch', async () =>
    Response.json({ ready: true, balanceCents: 1_000, pricesCents: [40, 50] }),
  )
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.unstubAllGlobals()
  })
  const said: string[] = []
  const terminal = {
    write: async () => undefined,
    say: (line: string) => void said.push(line),
    follow: () => ({ tick: () => undefined, end: () => undefined }),
  }
  await folder([dir], { languages: ['de'], to: 'xmp', dryRun: true }, terminal)
  expect(said.join('\n')).toMatch(/b\.jpg was left out: The XMP of .*b\.jpg\.xmp cannot be read/)
  expect(said.join('\n')).not.toMatch(/a\.jpg was left out/)
  expect(said.join('\n')).toMatch(/1 picture\b/)
})
