import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { verifyMoney } from '#server/admin/verify-money.ts'
import { createLog } from '#server/platform/log.ts'
import { openDatabase } from '#server/platform/open-database.ts'
import { createTestDatabase } from '#server/testing/create-test-database.ts'
import { bucketAccess, startBucket } from '#stand-ins/bucket/start-bucket.ts'
import { type Client, signIn } from './harness/client.ts'
import { type FarSide, startFarSide } from './harness/far-side.ts'
import { readAltText, unzip } from './harness/read-back.ts'
import { adminPassword, type Product, startProduct, temporaryFolder } from './harness/start-product.ts'

const patienceMs = 120_000
const photograph = fileURLToPath(import.meta.resolve('#stand-ins/pictures/photographs/forest-stream.jpg'))

let drawn = 0
let farSide: FarSide
let bucket: Awaited<ReturnType<typeof startBucket>>
let databaseUrl: string
let products: Product[] = []
/** The same administrator at either web process. */
let clients: [Client, Client]
const folders = Array.from({ length: 4 }, temporaryFolder)
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  farSide = await startFarSide(0)
  bucket = await startBucket()
  const database = await createTestDatabase(inject('ground').templateDatabase)
  databaseUrl = database.connectionString
  closing.push(farSide.close, () => bucket.stop(), database.drop)
  const roles = ['web', 'web', 'worker', 'worker']
  products = await Promise.all(
    roles.map((ROLE, n) =>
      startProduct({
        ...farSide.environment,
        ROLE,
        DATABASE_URL: databaseUrl,
        DATA_DIR: folders[n]!.path,
        CONCURRENCY: '2',
        S3_ENDPOINT: bucket.url,
        S3_BUCKET: bucketAccess.bucket,
        S3_ACCESS_KEY_ID: bucketAccess.accessKeyId,
        S3_SECRET_ACCESS_KEY: bucketAccess.secretAccessKey,
      }),
    ),
  )
  const [one, other] = products.slice(0, 2).map(({ url }) => signIn(url, 'admin', adminPassword))
  clients = [await one!, await other!]
})

afterAll(async () => {
  await Promise.all(products.map((product) => product.stop()))
  for (const close of closing) await close()
  for (const folder of folders) folder.remove()
})

test('pictures that one process receives are described, shown and returned by others that share only the bucket', async () => {
  const [one, other] = clients
  const set = await makeSet(one)
  for (let n = 1; n <= 6; n += 1)
    expect((await add(clients[n % 2]!, set, n)).status, `picture ${n}`).toBe(201)
  const jobId = await start(other, set, 6)
  const { status, successfulImages } = await one.waitFor(jobId, isOver)
  expect([status, successfulImages]).toEqual(['completed', 6])
  for (const what of [`images/1/thumbnail`, `images/6/view`, 'results.csv'])
    await expectTheSame(`/api/jobs/${jobId}/${what}`)

  const thumbnails = () => [...bucket.objects.keys()].filter((key) => key.startsWith('thumbnails/'))
  await expect.poll(() => thumbnails().length, { timeout: patienceMs }).toBe(6)
  await expectTheSame(`/api/jobs/${jobId}/images/2/thumbnail`)
  for (const client of clients) {
    const answer = await client.call(`/api/jobs/${jobId}/pictures.zip`)
    const files = await unzip(new Uint8Array(await answer.arrayBuffer()))
    expect([...files.keys()]).toEqual(names(6))
    for (const file of files.values()) expect(await readAltText(file)).toMatch(/\p{L}/u)
  }
  expect(folders.flatMap(({ path }) => readdirSync(path))).toEqual([])
})

test('while the bucket is gone, uploads are refused and images wait; when it is back all are described and charged once', async () => {
  const [one, other] = clients
  const set = await makeSet(one)
  for (let n = 1; n <= 12; n += 1) await add(one, set, n)
  const letGo = farSide.ai.hold()
  const jobId = await start(one, set, 12)
  await expect.poll(() => farSide.ai.counts().inFlight, { timeout: patienceMs }).toBeGreaterThan(0)
  await bucket.stop()
  letGo()
  await other.waitFor(jobId, ({ processedImages }) => processedImages > 0)
  expect(await refusalOf(add(other, set, 13))).toBe('503 not_ready')
  expect((await other.call('/readyz')).status).toBe(503)
  expect((await other.job(jobId)).failedImages).toBe(0)

  bucket = await startBucket(Number(new URL(bucket.url).port), bucket.objects)
  expect((await add(other, set, 13)).status).toBe(201)
  const { status, successfulImages } = await other.waitFor(jobId, isOver)
  expect([status, successfulImages]).toEqual(['completed', 12])
  await expectAllPaid(jobId, 12)
})

test('with a slow bucket everything works, and one that refuses the key costs nothing', async () => {
  const [one, other] = clients
  bucket.delay(1_500)
  const set = await makeSet(one)
  expect(await Promise.all([1, 2].map(async (n) => (await add(one, set, n)).status))).toEqual([201, 201])
  const jobId = await start(other, set, 2)
  await one.waitFor(jobId, isOver)
  await expectTheSame(`/api/jobs/${jobId}/images/1/view`)
  await expectAllPaid(jobId, 2)
  bucket.delay(0)

  bucket.fail(403)
  expect(await refusalOf(add(one, set, 3))).toBe('503 not_ready')
  await expect(start(other, set, 2)).rejects.toThrow('not_ready')
  bucket.fail(null)
  expect((await verify()).differences).toEqual([])
})

const isOver = ({ status }: { status: string }) => status === 'completed' || status === 'failed'
const names = (count: number) => Array.from({ length: count }, (_, n) => `Reise/${n + 1}.jpg`)

async function makeSet(client: Client): Promise<{ id: string; address: string }> {
  return await (await client.call('/api/picture-sets', { method: 'POST' })).json()
}

async function add(client: Client, { id }: { id: string }, n: number): Promise<Response> {
  // Different parts of a photograph, because a picture without edges gets no text.
  drawn += 1
  const part = sharp(photograph).extract({ left: 20 * drawn, top: 20 * drawn, width: 320, height: 240 })
  const form = new FormData()
  form.set('path', `Reise/${n}.jpg`)
  form.set('file', new Blob([new Uint8Array(await part.jpeg().toBuffer())]), `${n}.jpg`)
  return await client.call(`/api/picture-sets/${id}/pictures`, { method: 'POST', body: form })
}

function start(client: Client, { address }: { address: string }, count: number): Promise<number> {
  const list = { name: 'list.csv', content: `Datei\n${names(count).join('\n')}\n` }
  return client.startJob(list, { languages: '["de"]', urlColumn: 'Datei', baseUrl: address })
}

async function refusalOf(asked: Promise<Response>): Promise<string> {
  const answer = await asked
  return `${answer.status} ${(await answer.json()).code}`
}

async function expectTheSame(path: string): Promise<void> {
  const [one, other] = await Promise.all(clients.map((client) => client.call(path)))
  expect([one!.status, other!.status], path).toEqual([200, 200])
  expect(await one!.text(), path).toBe(await other!.text())
}

async function expectAllPaid(jobId: number, images: number): Promise<void> {
  const all = await clients[0].images(jobId)
  expect(all.filter(({ success }) => success)).toHaveLength(images)
  expect((await verify()).differences).toEqual([])
}

async function verify() {
  const { db, close } = openDatabase(databaseUrl, createLog('error'), { connections: 1 })
  return await verifyMoney(db).finally(close)
}
