import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { deleteUser, resetUserStats } from '#contract/endpoints/admin.ts'
import { imageView } from '#contract/endpoints/images.ts'
import { deleteJob } from '#contract/endpoints/jobs.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test as jobTest } from '#server/testing/job-test.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { until } from '#server/testing/until.ts'
import { startViewWork } from './views.work.ts'

/** A finished job, with images at these paths of the picture site. */
async function makeViewedJob({ db }: Platform, site: string, userId: number, paths: string[]) {
  const jobId = await makeJob(db, { userId, images: paths.length })
  for (const [index, path] of paths.entries())
    await db.execute(sql`
      update job_images set url = ${site + path} where job_id = ${jobId} and position = ${index + 1}`)
  await db.execute(sql`
    update jobs set status = 'completed', finished_at = now(), open_chunks = 0 where id = ${jobId}`)
  return jobId
}

const test = jobTest.extend('viewed', { scope: 'file' }, ({ app, platform, pictures, make }) => ({
  make: (userId: number, paths: string[]) => makeViewedJob(platform, pictures.url, userId, paths),
  look: async (reader: Awaited<ReturnType<typeof make.user>>, jobId: number) => {
    const { statusCode, headers, rawPayload } = await app.inject({
      url: `/api/jobs/${jobId}/images/1/view`,
      headers: { authorization: `Bearer ${reader.token}` },
    })
    return { status: statusCode, headers, bytes: rawPayload }
  },
  kept: async (jobId: number) => {
    const names = await readdir(join(platform.settings.DATA_DIR, 'views', String(jobId))).catch(() => [])
    return names.map((name) => join(platform.settings.DATA_DIR, 'views', String(jobId), name))
  },
}))

let asked = 0
/** A picture that was not requested yet. */
const fresh = (path = '/dandelion.jpg') => {
  asked += 1
  return `${path}?view=${asked}`
}

test('a large picture is a WebP of at most 1,280 px that the browser caches for a day, for its reader alone', async ({
  make,
  viewed,
}) => {
  const anna = await make.user()
  const jobId = await viewed.make(anna.id, ['/generated/1.jpg?width=4000&height=1000'])
  const { status, headers, bytes } = await viewed.look(anna, jobId)
  expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
  expect(headers['cache-control']).toBe('private, max-age=86400')
  expect(headers.vary).toContain('Cookie')
  const { format, width, height } = await sharp(bytes).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 1280, height: 320 })
})

test('a small picture is not enlarged', async ({ make, viewed }) => {
  const anna = await make.user()
  const jobId = await viewed.make(anna.id, ['/generated/2.jpg?width=200&height=100'])
  const { width, height } = await sharp((await viewed.look(anna, jobId)).bytes).metadata()
  expect([width, height]).toEqual([200, 100])
})

test('its owner and administrators see it, nobody else does, nor that it exists', async ({
  make,
  viewed,
}) => {
  const [anna, bert, admin] = [await make.user(), await make.user(), await make.user({ isAdmin: true })]
  const jobId = await viewed.make(anna.id, [fresh()])
  expect((await viewed.look(anna, jobId)).status).toBe(200)
  // It is stored by now, which makes no difference.
  expect((await viewed.look(bert, jobId)).status).toBe(404)
  expect((await viewed.look(admin, jobId)).status).toBe(200)
  const params = { id: jobId, imageId: 1 }
  expect((await make.visitor().call(imageView, { params })).status).toBe(401)
  expect((await bert.call(imageView, { params })).body).toMatchObject({ code: 'not_found' })
  expect((await anna.call(imageView, { params: { ...params, imageId: 2 } })).body).toMatchObject({
    code: 'not_found',
  })
})

test.for([
  ['de', 'Dieses Bild konnte nicht geladen werden: Unter dieser Adresse gibt es kein Bild (Antwort 404).'],
  ['en', 'This image could not be loaded: There is no image at this address (response 404).'],
] as const)(
  'an unavailable picture is reported with its reason (%s)',
  async ([language, message], { make, viewed }) => {
    const anna = await make.user({ language })
    const jobId = await viewed.make(anna.id, ['/none.jpg'])
    const params = { id: jobId, imageId: 1 }
    const answer = await anna.call(imageView, { params })
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'view_unavailable', fault: 'not_found', message },
      headers: { 'cache-control': 'no-store' },
    })
    expect(await viewed.kept(jobId)).toEqual([])
  },
)

test('a private address is not fetched unless the operator allows it', async ({
  start,
  pictures,
  platform,
}) => {
  const { make } = await start({ IMAGE_FETCH_ALLOW: '' })
  const anna = await make.user()
  const jobId = await makeViewedJob(platform, pictures.url, anna.id, ['/private-view.jpg'])
  const answer = await anna.call(imageView, { params: { id: jobId, imageId: 1 } })
  expect(answer).toMatchObject({ status: 404, body: { fault: 'no_public_server' } })
  expect(pictures.requests.get('/private-view.jpg')).toBeUndefined()
})

test('ten concurrent requests fetch it once, and later ones find it stored', async ({
  make,
  viewed,
  pictures,
}) => {
  const anna = await make.user()
  const path = '/slow/dandelion.jpg'
  const jobId = await viewed.make(anna.id, [`${path}?bytes=4096&pauseMs=5`])
  const before = pictures.requests.get(path) ?? 0
  const answers = await Promise.all(Array.from({ length: 10 }, () => viewed.look(anna, jobId)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect((pictures.requests.get(path) ?? 0) - before).toBe(1)
  expect((await viewed.look(anna, jobId)).bytes).toEqual(answers[0]!.bytes)
  expect((pictures.requests.get(path) ?? 0) - before).toBe(1)
})

test('a stored view has a path that reveals nothing about the picture, and a lost or damaged one is no error', async ({
  make,
  viewed,
}) => {
  const anna = await make.user()
  const jobId = await viewed.make(anna.id, [fresh()])
  await viewed.look(anna, jobId)
  const [path] = await viewed.kept(jobId)
  expect(path).toMatch(/\/[0-9a-f]{64}$/)
  expect((await readFile(path!)).toString('latin1')).toMatch(/^image\/webp\nRIFF/)
  await rm(path!)
  expect((await viewed.look(anna, jobId)).status).toBe(200)
})

test('a view is shown even if it cannot be stored', async ({ make, viewed, platform, logs }) => {
  const anna = await make.user()
  const jobId = await viewed.make(anna.id, [fresh()])
  // A folder cannot be created where a file is.
  await mkdir(join(platform.settings.DATA_DIR, 'views'), { recursive: true })
  await writeFile(join(platform.settings.DATA_DIR, 'views', String(jobId)), '')
  expect((await viewed.look(anna, jobId)).status).toBe(200)
  expect(logs.takeErrors()).toEqual([])
  await rm(join(platform.settings.DATA_DIR, 'views', String(jobId)))
})

test('views are removed with their job, and with the jobs of a user', async ({ make, viewed }) => {
  const [anna, bert, admin] = [await make.user(), await make.user(), await make.user({ isAdmin: true })]
  const [first, second] = [await viewed.make(anna.id, [fresh()]), await viewed.make(anna.id, [fresh()])]
  const berts = await viewed.make(bert.id, [fresh()])
  for (const jobId of [first, second]) await viewed.look(anna, jobId)
  await viewed.look(bert, berts)
  const counts = async () =>
    (await Promise.all([first, second, berts].map(viewed.kept))).map(({ length }) => length)
  expect(await counts()).toEqual([1, 1, 1])
  expect((await anna.call(deleteJob, { params: { id: first } })).status).toBe(204)
  expect(await counts()).toEqual([0, 1, 1])
  expect((await admin.call(resetUserStats, { params: { id: anna.id } })).status).toBe(204)
  expect(await counts()).toEqual([0, 0, 1])
  expect((await admin.call(deleteUser, { params: { id: bert.id } })).status).toBe(204)
  expect(await counts()).toEqual([0, 0, 0])
})

test('a view rendered while its job is deleted is not stored', async ({ make, viewed, pictures }) => {
  const anna = await make.user()
  const jobId = await viewed.make(anna.id, ['/slow/dandelion.jpg?bytes=8192&pauseMs=50'])
  const before = pictures.inFlight()
  const looking = viewed.look(anna, jobId)
  await until(() => pictures.inFlight() > before)
  expect((await anna.call(deleteJob, { params: { id: jobId } })).status).toBe(204)
  expect((await looking).status).toBe(200)
  expect(await viewed.kept(jobId)).toEqual([])
})

test('the views of a job that another process deleted are removed within the hour', async ({
  make,
  viewed,
  platform,
}) => {
  const anna = await make.user()
  const [gone, stays] = [await viewed.make(anna.id, [fresh()]), await viewed.make(anna.id, [fresh()])]
  for (const jobId of [gone, stays]) await viewed.look(anna, jobId)
  await platform.db.execute(sql`delete from jobs where id = ${gone}`)
  const work = startViewWork(platform)
  await until(async () => (await viewed.kept(gone)).length === 0)
  await work.stop()
  expect(await viewed.kept(stays)).toHaveLength(1)
})

test('a user renders four at once, some wait, and the rest are refused with a time to come back', async ({
  make,
  viewed,
  pictures,
  app,
}) => {
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const anna = await make.user()
  const paths = Array.from({ length: 21 }, (_, n) => `/slow/dandelion.jpg?bytes=16&pauseMs=1000&many=${n}`)
  const jobId = await viewed.make(anna.id, paths)
  const gone = new AbortController()
  const refused = await new Promise<Response>((resolve) => {
    for (const index of paths.keys())
      fetch(`${address}/api/jobs/${jobId}/images/${index + 1}/view`, {
        headers: { authorization: `Bearer ${anna.token}` },
        signal: gone.signal,
      }).then(
        (answer) => answer.status === 429 && resolve(answer),
        () => {},
      )
  })
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refused.json()).toMatchObject({ code: 'too_many_at_once' })
  // The refusal may come before the site receives the running requests.
  await until(() => pictures.inFlight() >= 4)
  expect(pictures.inFlight()).toBe(4)
  gone.abort()
  // Abandoned pictures are not fetched to the end.
  await until(() => pictures.inFlight() === 0)
  expect(await viewed.kept(jobId)).toEqual([])
})
