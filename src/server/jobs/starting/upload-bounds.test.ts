import { glob, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import multipart from '@fastify/multipart'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { startJob } from '#contract/endpoints/starting.ts'
import { buildApp, type MountRoutes } from '#server/platform/build-app.ts'
import { mount } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { callersOf } from '#server/testing/callers-of.ts'
import { expect, test as plainTest } from '#server/testing/job-test.ts'
import { type Connection, openConnection } from '#server/testing/open-connection.ts'
import { until } from '#server/testing/until.ts'
import { receiveUpload } from './receive-upload.ts'
import type { UploadBounds } from './watch-upload.ts'

/** The file's site, which listens. */
const test = plainTest.extend('listening', { scope: 'file' }, async ({ app, make }) => ({
  app,
  make,
  address: await app.listen({ port: 0, host: '127.0.0.1' }),
}))

const usualFolder = process.env.TMPDIR
let folder = ''

// A folder for this file alone, so that anything left in it was left here.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bildwort-test-'))
  process.env.TMPDIR = folder
})
afterAll(async () => {
  if (usualFolder === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = usualFolder
  await rm(folder, { recursive: true })
})

afterEach(() => {
  vi.useRealTimers()
})

const formHead = 'content-type: multipart/form-data; boundary=xyz'
const field = '--xyz\r\ncontent-disposition: form-data; name="languages"\r\n\r\n["de"]\r\n'
const fileHead = '--xyz\r\ncontent-disposition: form-data; name="file"; filename="list.csv"\r\n\r\nurl\n'
const end = '\r\n--xyz--\r\n'

function head(token: string, length: number, ...more: string[]): string {
  const lines = ['POST /api/process HTTP/1.1', 'host: localhost', `authorization: Bearer ${token}`]
  return [...lines, 'accept-language: en', formHead, `content-length: ${length}`, ...more, '', ''].join(
    '\r\n',
  )
}

const anybody = { id: 1, isAdmin: false, language: 'en' } as const
const taken = { jobId: 1, totalImages: 1, languagesCount: 1, estimatedCost: 0 }
const plenty = 1_000_000_000_000

/** An app that only accepts uploads, with bounds that a test can reach. */
async function listen(platform: Platform, held: Partial<UploadBounds>) {
  const whole: UploadBounds = {
    bytesPerSecond: 1,
    graceMs: 60_000,
    lookEveryMs: 20,
    keptFreeBytes: 1_000,
    freeBytes: async () => plenty,
    ...held,
  }
  const mountCall: MountRoutes = (app) => {
    app.register(multipart, { throwFileSizeLimit: false })
    mount(app, startJob, ({ request }) =>
      receiveUpload(platform, request, async () => taken, { held: whole }),
    )
  }
  const app = await buildApp(platform, callersOf(anybody), [mountCall])
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

async function reached({ metrics }: Platform, bound: string): Promise<number> {
  const { values } = await metrics.boundsReached.get()
  return values.find(({ labels }) => labels.bound === bound)?.value ?? 0
}

test.for([
  ['before its file', field],
  ['in its file', field + fileHead],
])('a list that comes too slowly %s is broken off, and leaves nothing', async ([, sent], { platform }) => {
  const app = await listen(platform, { bytesPerSecond: 50_000, graceMs: 200 })
  const client = await openConnection(app)
  client.send(head('anybody', 1_000_000))
  client.socket.write(sent!)
  const dripping = setInterval(() => client.socket.write('x'), 10)
  const heard = await until(() => /^HTTP\/1.1 400 [\s\S]*\r\n\r\n(?<body>.*\})$/.exec(client.heard()))
  clearInterval(dripping)
  client.socket.destroy()
  expect(JSON.parse(heard.groups!.body!)).toEqual({
    code: 'upload_too_slow',
    kilobytesPerSecond: 50,
    message: expect.stringMatching(/50 kB per second/),
  })
  expect(await readdir(folder)).toEqual([])
  expect(await reached(platform, 'uploadBytesPerSecond')).toBeGreaterThan(0)
  await app.close()
})

test('a list that is fast enough on average is accepted even if it pauses', async ({ platform }) => {
  let looks = 0
  const freeBytes = async () => {
    looks += 1
    return plenty
  }
  const app = await listen(platform, { bytesPerSecond: 1_000, graceMs: 50, freeBytes })
  // No time passes unless the test says so.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const client = await openConnection(app)
  const rest = `${'x'.repeat(100_000)}${end}`
  client.send(head('anybody', field.length + fileHead.length + rest.length))
  client.socket.write(field + fileHead + rest.slice(0, 90_000))
  // What might be the start of the closing boundary is not written yet.
  while ((await receivedBytes()) < 80_000) await sleep(5)
  vi.setSystemTime(Date.now() + 80_000)
  const before = looks
  while (looks < before + 2) await sleep(5)
  vi.useRealTimers()
  client.socket.write(rest.slice(90_000))
  await until(() => client.heard().includes('\r\n\r\n'))
  expect(client.heard()).toMatch(/^HTTP\/1.1 202 /)
  client.socket.destroy()
  await app.close()
})

/** The bytes of the lists being received. */
async function receivedBytes(): Promise<number> {
  let bytes = 0
  for await (const path of glob('*/list', { cwd: folder })) bytes += (await stat(join(folder, path))).size
  return bytes
}

test('a list that does not fit on the disk is refused before a byte of it is stored', async ({
  platform,
}) => {
  const app = await listen(platform, { freeBytes: async () => 1_500 })
  const client = await openConnection(app)
  client.send(head('anybody', 1_000))
  await until(() => client.heard().includes('disk_full'))
  expect(client.heard()).toMatch(/^HTTP\/1.1 507 /)
  expect(await readdir(folder)).toEqual([])
  expect(await reached(platform, 'diskKeptFreeBytes')).toBe(1)
  client.socket.destroy()
  await app.close()
})

test('an upload is aborted when the disk runs full during it, and leaves nothing', async ({ platform }) => {
  let free = plenty
  const app = await listen(platform, { freeBytes: async () => free })
  const client = await openConnection(app)
  client.send(head('anybody', 1_000_000))
  client.socket.write(field + fileHead)
  await until(async () => (await readdir(folder)).length === 1)
  free = 999
  await until(() => client.heard().includes('disk_full'))
  expect(await readdir(folder)).toEqual([])
  client.socket.destroy()
  await app.close()
})

test('a list with a Content-Length that is too large is refused before it arrives', async ({
  listening: { app, make },
}) => {
  const anna = await make.user()
  const client = await openConnection(app)
  client.send(head(anna.token, 300_000_000))
  await until(() => client.heard().includes('file_too_large'))
  expect(await readdir(folder)).toEqual([])
  client.socket.destroy()
})

/** The answer for a client that has sent the headers of a list of 40 MB and its first bytes. */
async function refusedEarly(client: Connection, token: string): Promise<string> {
  client.send(head(token, 40_000_000))
  client.socket.write(field + fileHead)
  await until(() => client.heard().includes('"code"'))
  expect(await readdir(folder)).toEqual([])
  client.socket.destroy()
  return client.heard()
}

test('a user who may not start is refused before a byte is stored', async ({ start }) => {
  const { app, make } = await start({ MAX_ROWS_PER_USER: '3', RATE_LIMIT: 'on' })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const early = async (token: string) => refusedEarly(await openConnection(app), token)
  expect(await early('nobody')).toMatch(/ 401 [\s\S]*not_signed_in/)
  expect(await early((await make.user({ isWaiting: true })).token)).toMatch(/ 403 [\s\S]*account_not_ready/)
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 3 })
  expect(await early(anna.token)).toMatch(
    new RegExp(` 409 [\\s\\S]*"jobId":${body.jobId}[\\s\\S]*job_already_running`),
  )
  await anna.stopJob()
  expect(await early(anna.token)).toMatch(/ 409 [\s\S]*quota_reached/)
})

test('a third list of a user is refused while two are being received, and its place is free once one is done', async ({
  listening: { app, make },
}) => {
  const anna = await make.user()
  const coming = [await openConnection(app), await openConnection(app)]
  for (const client of coming) {
    client.send(head(anna.token, 40_000_000))
    // So much that neither is too slow before the test ends.
    client.socket.write(field + fileHead + 'x'.repeat(5_000_000))
  }
  await until(async () => (await readdir(folder)).length === 2)
  expect(await anna.startJob()).toMatchObject({ status: 429, body: { code: 'own_uploads_under_way' } })
  const berta = await make.user()
  expect((await berta.startJob()).status).toBe(202)
  await berta.stopJob()
  coming[0]!.socket.destroy()
  await until(async () => (await readdir(folder)).length === 1)
  expect((await anna.startJob()).status).toBe(202)
  coming[1]!.socket.destroy()
  await until(async () => (await readdir(folder)).length === 0)
  await anna.stopJob()
})

test('an upload with a known key is answered before it arrives', async ({ listening: { app, make } }) => {
  const anna = await make.user()
  const { body } = await anna.startJob({ idempotencyKey: 'known' })
  const client = await openConnection(app)
  client.send(head(anna.token, 40_000_000, 'idempotency-key: known'))
  await until(() => client.heard().includes(`"jobId":${body.jobId}`))
  expect(client.heard()).toMatch(/^HTTP\/1.1 202 /)
  expect(await readdir(folder)).toEqual([])
  client.socket.destroy()
  await anna.stopJob()
})

test('fetch gets the refusal of a list of 100 MB while it is still sending', async ({
  listening: { address, make },
}) => {
  const anna = await make.user({ isWaiting: true })
  const form = new FormData()
  form.append('languages', '["de"]')
  form.append('file', new Blob(['url\n', new Uint8Array(100_000_000)]), 'list.csv')
  const headers = { authorization: `Bearer ${anna.token}` }
  const refused = await fetch(`${address}/api/process`, { method: 'POST', headers, body: form })
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'account_not_ready' }])
  expect(await readdir(folder)).toEqual([])
})
