import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { afterAll, beforeAll } from 'vitest'
import * as calls from '#contract/endpoints/picture-sets.ts'
import { startJob } from '#contract/endpoints/starting.ts'
import { fillUrl } from '#contract/fill-url.ts'
import { sweepPictureSets } from '#server/jobs/picture-sets/remove-unused-sets.ts'
import { dropOldUploads } from '#server/jobs/starting/drop-old-uploads.ts'
import { draw } from '#server/jobs/testing/uploads.ts'
import type { Platform } from '#server/platform/platform.ts'
import { callOver, type LostOrAnswer, type Somebody } from '#server/testing/kill/kill-calls.ts'
import { commitMoments } from '#server/testing/kill/kill-moments.ts'
import { restartPatienceMs } from '#server/testing/kill/kill-product.ts'
import { expect, test } from '#server/testing/kill/kill-test.ts'
import { brokenAccounts, tracesOf } from '#server/testing/kill/kill-traces.ts'
import { verifyMoney } from './admin/verify-money.ts'
import { until } from './testing/until.ts'

type File = Uint8Array<ArrayBuffer>

/** Where the product receives uploads. */
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bildwort-test-'))
})
afterAll(() => rm(folder, { recursive: true }))

const digest = (file: File) => createHash('sha256').update(file).digest('hex')

/** The calls of one user, over a line that can break. */
function uploadsOver(url: string, user: Somebody) {
  const send = (call: { url: string }, id: string, name: string, content: File) => {
    const form = new FormData()
    form.append('file', new Blob([content]), name)
    return callOver(url, user, fillUrl(call.url, { params: { id } }), { body: form })
  }
  return {
    async makeSet(): Promise<string> {
      // Safe: nothing kills the product here.
      return ((await callOver(url, user, calls.makePictureSet.url))!.body as { id: string }).id
    },
    add: (id: string, name: string, content: File) => send(calls.addPicture, id, name, content),
    addZip: (id: string, content: File) => send(calls.addArchive, id, 'all.zip', content),
    known: (id: string, files: Record<string, File>) =>
      callOver(url, user, fillUrl(calls.addKnownPictures.url, { params: { id } }), {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          pictures: Object.entries(files).map(([path, file]) => ({ path, sha256: digest(file) })),
        }),
      }),
    start(id: string, names: readonly string[]): Promise<LostOrAnswer> {
      const form = new FormData()
      form.append('languages', '["de"]')
      form.append('baseUrl', `https://${id}.upload.invalid/`)
      form.append('file', new Blob([['url', ...names, ''].join('\r\n')]), 'list.csv')
      return callOver(url, user, startJob.url, { headers: { 'idempotency-key': 'once' }, body: form })
    },
  }
}

/** What is there of a set: the paths of its rows, of which each has its file. */
async function pathsOf({ pool, pictures }: Platform, userId: number, setId: string): Promise<string[]> {
  const { rows } = await pool.query<{ path: string; sha256: string; count: number }>(
    `select path, sha256, (select pictures from picture_sets where id = set_id) as count
     from set_pictures where set_id = $1 order by path`,
    [setId],
  )
  for (const { sha256, count } of rows) {
    await using file = await pictures.open(userId, sha256)
    expect(file).not.toBeNull()
    expect(count).toBe(rows.length)
  }
  return rows.map(({ path }) => path)
}

/** As if all that was left behind were old: neither a file without a row nor a folder of an upload stays. */
async function expectNothingLeft(platform: Platform, userId: number, named: readonly File[]): Promise<void> {
  const { remove } = platform.pictures
  const pictures = { ...platform.pictures, remove: (scope: number, name: string) => remove(scope, name) }
  await sweepPictureSets({ ...platform, pictures })
  expect((await platform.pictures.names(userId)).toSorted()).toEqual(named.map(digest).toSorted())
  for (const name of await readdir(folder, { recursive: true })) await utimes(join(folder, name), 0, 0)
  await dropOldUploads(folder)
  expect(await readdir(folder)).toEqual([])
}

test('an upload killed between its file and its row loses nothing that was acknowledged, and goes on by SHA-256', async ({
  make,
  platform,
  product,
}) => {
  await product.start({ TMPDIR: folder })
  const anna = await make.user()
  const files = { 'a.jpg': await draw(51), 'b.jpg': await draw(52) }
  const before = uploadsOver(product.url(), anna)
  const id = await before.makeSet()
  expect(await before.add(id, 'a.jpg', files['a.jpg'])).toMatchObject({ status: 201 })
  const holder = await platform.pool.connect()
  await holder.query('begin')
  await holder.query('select from picture_sets where id = $1 for update', [id])
  const cut = before.add(id, 'b.jpg', files['b.jpg'])
  await until(async () => (await platform.pictures.names(anna.id)).length === 2, restartPatienceMs)
  await product.kill()
  expect(await cut).toBeNull()
  await holder.query('rollback')
  holder.release()
  expect(await pathsOf(platform, anna.id, id)).toEqual(['a.jpg'])

  await product.start({ TMPDIR: folder })
  const after = uploadsOver(product.url(), anna)
  expect(await after.known(id, files)).toMatchObject({ status: 200, body: { missing: ['b.jpg'] } })
  expect(await after.add(id, 'b.jpg', files['b.jpg'])).toMatchObject({ status: 201 })
  expect(await pathsOf(platform, anna.id, id)).toEqual(['a.jpg', 'b.jpg'])
  await expectNothingLeft(platform, anna.id, Object.values(files))
  await product.kill()
})

test('a ZIP killed while it is unpacked keeps whole pictures, and sent again it has them all', async ({
  make,
  platform,
  product,
}) => {
  await product.start({ TMPDIR: folder })
  const anna = await make.user()
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  const files: File[] = []
  const names: string[] = []
  for (let index = 0; index < 250; index += 1) {
    files.push(await draw(index))
    names.push(`${String(index).padStart(3, '0')}.jpg`)
    await zip.add(names[index]!, new Uint8ArrayReader(files[index]!))
  }
  const content = new Uint8Array(await zip.close())
  const before = uploadsOver(product.url(), anna)
  const id = await before.makeSet()
  const cut = before.addZip(id, content)
  const rows = () =>
    platform.pool
      .query('select from set_pictures where set_id = $1', [id])
      .then(({ rowCount }) => rowCount ?? 0)
  await until(async () => (await rows()) >= 3, restartPatienceMs)
  await product.kill()
  expect(await cut).toBeNull()
  const kept = await pathsOf(platform, anna.id, id)
  expect(kept).toEqual(names.slice(0, kept.length))

  await product.start({ TMPDIR: folder })
  expect(await uploadsOver(product.url(), anna).addZip(id, content)).toMatchObject({
    status: 200,
    body: { refused: [] },
  })
  expect(await pathsOf(platform, anna.id, id)).toEqual(names)
  await expectNothingLeft(platform, anna.id, [...new Map(files.map((file) => [digest(file), file])).values()])
  await product.kill()
})

test('a start of uploaded pictures that is killed has all of them or none, and is charged once', async ({
  make,
  platform,
  product,
  moments,
}) => {
  await product.start({ TMPDIR: folder })
  const picture = await draw(53)
  const cases = []
  for (const moment of commitMoments) {
    const user = await make.user({ balanceCents: 1_000 })
    const uploads = uploadsOver(product.url(), user)
    const id = await uploads.makeSet()
    await uploads.add(id, 'a.jpg', picture)
    cases.push({ moment, user, id })
  }
  for (const { moment, user } of cases) await moments.hold('start', user.id, moment)
  const answers = cases.map(({ user, id }) => uploadsOver(product.url(), user).start(id, ['a.jpg']))
  await moments.killWhenAllWait(product)
  expect(await Promise.all(answers)).toEqual([null, null])

  await product.start({ TMPDIR: folder })
  for (const { user, id } of cases) {
    const again = await uploadsOver(product.url(), user).start(id, ['a.jpg'])
    expect(again).toMatchObject({ status: 202, body: { totalImages: 1 } })
    const traces = await until(async () => {
      const found = await tracesOf(platform.pool, user.id)
      return found.ended === 1 && found
    }, restartPatienceMs)
    expect(traces).toMatchObject({ jobs: 1, images: 1, balance: 950, held: 0, charges: 1, charged: 50 })
    expect(await pathsOf(platform, user.id, id)).toEqual(['a.jpg'])
    await expectNothingLeft(platform, user.id, [picture])
  }
  expect(await brokenAccounts(platform.pool)).toEqual([])
  expect((await verifyMoney(platform.db)).differences).toEqual([])
  await product.kill()
})
