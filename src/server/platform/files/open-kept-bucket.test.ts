import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { bucketAccess, startBucket } from '#stand-ins/bucket/start-bucket.ts'
import { type BucketSettings, openBucket } from './open-bucket.ts'
import { openBucketStore } from './open-bucket-store.ts'
import { openKeptBucket } from './open-kept-bucket.ts'

let service: Awaited<ReturnType<typeof startBucket>>
beforeAll(async () => {
  service = await startBucket()
})
afterAll(() => service.stop())

const patience = { answerMs: 2_000, bytesPerSecond: 1e6, retryAfterMs: [0, 0] }
const digestOf = (content: string) => createHash('sha256').update(content).digest('hex')

const accessTo = (url: string): BucketSettings => ({
  S3_ENDPOINT: url,
  S3_BUCKET: bucketAccess.bucket,
  S3_ACCESS_KEY_ID: bucketAccess.accessKeyId,
  S3_SECRET_ACCESS_KEY: bucketAccess.secretAccessKey,
  S3_REGION: 'eu-central-1',
  S3_FORCE_PATH_STYLE: true,
})

/** A bucket of the service, or of what these settings lead to, with what it logs. */
function open(settings: Partial<BucketSettings> = {}, given = patience) {
  const logged: string[] = []
  const log = { error: ({ err }: { err: unknown }) => logged.push(String(err)) }
  const bucket = openBucket({ ...accessTo(service.url), ...settings }, log, given)
  onTestFinished(() => bucket.close())
  return { bucket, logged, lists: openKeptBucket(bucket, `lists/${randomUUID()}`, { keptFreeBytes: 0 }) }
}

async function write(content: string) {
  const folder = await mkdtemp(join(tmpdir(), 'bildwort-kept-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'list'), content)
  return join(folder, 'list')
}

async function answerWith(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
  await new Promise((listening) => server.once('listening', listening))
  // Safe: it listens on a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a file is stored under the digest of its bytes, the same bytes once, and found in its own scope alone', async () => {
  const { lists } = open()
  const name = digestOf('url\na\n')
  for (let times = 0; times < 2; times += 1)
    expect(await lists.keep(7, await write('url\na\n'))).toEqual({ name, bytes: 6 })
  expect([await lists.scopes(), await lists.names(7)]).toEqual([[7], [name]])
  expect([
    await lists.open(8, name),
    await lists.open(7, digestOf('b')),
    await lists.open(8, `../7/${name}`),
  ]).toEqual([null, null, null])
  let path = ''
  {
    await using file = await lists.open(7, name)
    path = file!.path
    expect([file!.bytes, await readFile(path, 'utf8')]).toEqual([6, 'url\na\n'])
    expect((await stat(path)).mode & 0o077).toBe(0)
  }
  await expect(stat(path)).rejects.toMatchObject({ code: 'ENOENT' })
  const [stored] = service.objects.values()
  stored!.madeAt = new Date(Date.now() - 59 * 60_000)
  await lists.remove(7, name, { unlessWithinMs: 60 * 60_000 })
  expect(await lists.names(7)).toEqual([name])
  await lists.remove(7, name)
  await lists.remove(7, name)
  expect([await lists.scopes(), await lists.names(7)]).toEqual([[], []])
})

test('a large file arrives byte for byte', async () => {
  const { lists } = open()
  const content = 'https://x.test/1.jpg\n'.repeat(200_000)
  const { name } = await lists.keep(1, await write(content))
  await using file = await lists.open(1, name)
  expect(digestOf(await readFile(file!.path, 'utf8'))).toBe(name)
})

test('more files than a page of the listing has are all listed', async () => {
  const { bucket } = open()
  const [prefix, bytes] = [randomUUID(), Buffer.from('x')]
  const object = { sha256: digestOf('x'), bytes: 1, body: () => bytes }
  const names = Array.from({ length: 1_005 }, (_, n) => String(n).padStart(4, '0'))
  for (let at = 0; at < names.length; at += 50)
    await Promise.all(names.slice(at, at + 50).map((name) => bucket.put(`${prefix}/3/${name}`, object)))
  const lists = openKeptBucket(bucket, prefix, { keptFreeBytes: 0 })
  expect(await lists.names(3)).toEqual(names)
  expect(await lists.scopes()).toEqual([3])
})

test('a cached file is returned with its media type, and removed with its scope or when it is old', async () => {
  const { bucket } = open()
  const bounds = { maxBytes: 25, keptMs: 3_600_000 }
  const views = openBucketStore(bucket, randomUUID(), bounds)
  const file = { bytes: Buffer.alloc(10, 'x'), mediaType: 'image/webp' }
  for (const scope of [1, 2, 3]) await views.put({ scope, name: '../a' }, file)
  expect(await views.get({ scope: 1, name: '../a' })).toEqual(file)
  expect(await views.get({ scope: 1, name: 'b' })).toBeNull()
  await views.removeScope(1)
  expect(await views.scopes()).toEqual([2, 3])
  for (const [key, object] of service.objects)
    if (key.includes('/2/')) object.madeAt = new Date(Date.now() - bounds.keptMs - 1_000)
  expect(await views.get({ scope: 2, name: '../a' })).toBeNull()
  await views.removeOld()
  expect(await views.scopes()).toEqual([3])
  for (const scope of [4, 5]) await views.put({ scope, name: '' }, file)
  await views.removeOld()
  expect(await views.scopes()).toHaveLength(2)
})

test.for([
  ['its bucket is gone', { S3_BUCKET: 'gone' }, /404.*NoSuchBucket/],
  ['its secret is wrong', { S3_SECRET_ACCESS_KEY: 'wrong' }, /403.*SignatureDoesNotMatch/],
  ['nobody listens', { S3_ENDPOINT: 'http://127.0.0.1:9' }, /ECONNREFUSED/],
] as const)('if %s, every call says so and logs why', async ([, settings, why]) => {
  const { lists, bucket, logged } = open(settings)
  const path = await write('a')
  const calls = [lists.keep(1, path), lists.names(1), lists.scopes(), bucket.check()]
  for (const call of await Promise.allSettled(calls))
    expect(call).toMatchObject({ reason: { code: 'not_ready', status: 503 } })
  expect(logged).toHaveLength(4)
  expect(logged.join('\n').replaceAll('\n', ' ')).toMatch(why)
})

test('a service that never answers is given up, and a short fault is repeated', async () => {
  const mute = open(
    { S3_ENDPOINT: await answerWith(() => {}) },
    { ...patience, answerMs: 20, retryAfterMs: [] },
  )
  await expect(mute.lists.keep(1, await write('a'))).rejects.toMatchObject({ code: 'not_ready' })
  expect(mute.logged).toHaveLength(1)

  const received: string[] = []
  const endpoint = await answerWith(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    received.push(body)
    response.writeHead(received.length < 3 ? 503 : 200).end()
  })
  const shaky = open({ S3_ENDPOINT: endpoint })
  await shaky.lists.keep(1, await write('abc'))
  expect([received, shaky.logged]).toEqual([['abc', 'abc', 'abc'], []])
})
