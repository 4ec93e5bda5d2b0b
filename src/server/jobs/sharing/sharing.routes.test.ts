import { sql } from 'drizzle-orm'
import * as calls from '#contract/endpoints/shares.ts'
import { limits } from '#contract/limits.ts'
import { createLog } from '#server/platform/log.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'
import { makeJob } from '#server/testing/make-job.ts'
import { until } from '#server/testing/until.ts'

type Statuses = { visitor: number; other: number; owner: number; admin: number }

const forAnybody = { visitor: 200, other: 200, owner: 200, admin: 200 }
const forNobody = { visitor: 404, other: 404, owner: 404, admin: 404 }

// For a completed job, `:id`, with one image, a link to it, `:shareId`, and its token, `:token`.
const routes: [method: 'get' | 'post' | 'delete', path: string, statuses: Statuses, body?: object][] = [
  ['post', '/api/jobs/:id/shares', { visitor: 401, other: 404, owner: 201, admin: 404 }, {}],
  ['post', '/api/jobs/:id/shares', { visitor: 401, other: 400, owner: 400, admin: 400 }, { days: 91 }],
  ['get', '/api/jobs/:id/shares', { visitor: 401, other: 404, owner: 200, admin: 404 }],
  ['get', '/api/jobs/0/shares', { visitor: 401, other: 400, owner: 400, admin: 400 }],
  ['delete', '/api/jobs/:id/shares/:shareId', { visitor: 401, other: 404, owner: 204, admin: 404 }],
  ['delete', '/api/jobs/:id/shares/0', { visitor: 401, other: 400, owner: 400, admin: 400 }],
  ['get', '/api/shared?token=:token', forAnybody],
  ['get', '/api/shared?token=invented', forNobody],
  ['get', '/api/shared', { visitor: 400, other: 400, owner: 400, admin: 400 }],
  ['get', '/api/shared?token=:token&limit=61', { visitor: 400, other: 400, owner: 400, admin: 400 }],
  ['get', '/api/shared/images/1/thumbnail?token=:token', forAnybody],
  ['get', '/api/shared/images/2/thumbnail?token=:token', forNobody],
  ['get', '/api/shared/images/1/thumbnail?token=invented', forNobody],
  ['get', '/api/shared/images/1/view?token=:token', forAnybody],
  ['get', '/api/shared/images/2/view?token=:token', forNobody],
  ['get', '/api/shared/images/1/view?token=invented', forNobody],
]

test.for(routes)('%s %s', async ([method, path, statuses, body], { make, platform, pictures }) => {
  const owner = await make.user()
  const jobId = await makeDescribedJob(platform, owner.id)
  await lieAt(platform, jobId, `${pictures.url}/dandelion.jpg`)
  const { id, token } = (await owner.call(calls.shareJob, { params: { id: jobId }, body: {} })).body
  const address = path.replace(':id', String(jobId)).replace(':shareId', String(id)).replace(':token', token)
  const callers = {
    visitor: make.visitor(),
    other: await make.user(),
    admin: await make.user({ isAdmin: true }),
    owner,
  }
  const answered: Record<string, number> = {}
  for (const [who, caller] of Object.entries(callers))
    answered[who] = (await caller[method](address, body)).status
  expect(answered).toEqual(statuses)
})

function lieAt({ db }: Platform, jobId: number, url: string) {
  return db.execute(sql`update job_images set url = ${url} where job_id = ${jobId}`)
}

test('every call of the submodule is in the table', () => {
  const tested = routes.map(
    ([method, path]) => `${method} ${path.replace(/\?.*/, '').replace(/images\/\d/, 'images/:imageId')}`,
  )
  for (const call of Object.values(calls))
    if ('method' in call) expect(tested).toContain(`${call.method.toLowerCase()} ${call.url}`)
})

test('a link shows pictures and texts of its job only, and neither user nor prices', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const jobId = await makeDescribedJob(platform, anna.id, [{}, { purpose: 'decorative' }])
  await makeDescribedJob(platform, anna.id)
  const { body } = await anna.call(calls.shareJob, { params: { id: jobId }, body: { days: 7 } })
  const { token } = body
  const visitor = make.visitor()
  const seen = await visitor.call(calls.sharedJob, { query: { token } })
  expect(seen.headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  })
  expect(Object.keys(seen.body).toSorted()).toEqual([
    'coverage',
    'createdAt',
    'expiresAt',
    'filename',
    'images',
    'languages',
    'total',
  ])
  expect(seen.body).toMatchObject({ total: 2, expiresAt: body.expiresAt })
  expect(seen.body.images).toEqual([
    expect.objectContaining({ id: 1, decorative: false, hasThumbnail: true }),
    expect.objectContaining({ id: 2, decorative: true }),
  ])
  expect(Object.keys(seen.body.images[0]!).toSorted()).toEqual([
    'decorative',
    'filename',
    'hasThumbnail',
    'id',
    'languageVersions',
  ])
  const second = await visitor.call(calls.sharedJob, { query: { token, offset: 1, limit: 1 } })
  expect(second.body.images.map(({ id }) => id)).toEqual([2])
  expect(JSON.stringify(seen.body)).not.toMatch(new RegExp(`${anna.username}|cents|price|cost`, 'i'))
})

test('images without texts are not shown, neither small nor large', async ({ make, platform, pictures }) => {
  const anna = await make.user()
  const jobId = await makeDescribedJob(platform, anna.id, [{}, {}, {}])
  await platform.db.execute(sql`
    update job_images set state = 'failed', language_versions = null where job_id = ${jobId} and position = 2`)
  await platform.db.execute(sql`update jobs set succeeded = 2, failed = 1 where id = ${jobId}`)
  const { token } = (await anna.call(calls.shareJob, { params: { id: jobId }, body: {} })).body
  const { body } = await make.visitor().call(calls.sharedJob, { query: { token } })
  expect(body.images.map(({ id }) => id)).toEqual([1, 3])
  expect(body.total).toBe(2)
  await lieAt(platform, jobId, `${pictures.url}/dandelion.jpg`)
  for (const size of ['thumbnail', 'view']) {
    const look = (id: number) => make.visitor().get(`/api/shared/images/${id}/${size}?token=${token}`)
    expect([size, (await look(1)).status, (await look(2)).status]).toEqual([size, 200, 404])
  }
})

test('a link to a day’s single pictures shows those that existed when it was created', async ({
  make,
  platform,
  pictures,
}) => {
  const anna = await make.user()
  const jobId = await makeDescribedJob(platform, anna.id, [{}, {}])
  await lieAt(platform, jobId, `${pictures.url}/dandelion.jpg`)
  await platform.db.execute(sql`update jobs set kind = 'single' where id = ${jobId}`)
  const share = async () => (await anna.call(calls.shareJob, { params: { id: jobId }, body: {} })).body.token
  const see = async (token: string) => {
    const { body } = await make.visitor().call(calls.sharedJob, { query: { token } })
    const open: number[] = []
    for (const id of [1, 2])
      for (const size of ['thumbnail', 'view'])
        open.push((await make.visitor().get(`/api/shared/images/${id}/${size}?token=${token}`)).status)
    return { ids: body.images.map(({ id }) => id), total: body.total, open }
  }
  await comesIn(platform, { jobId, position: 1, userId: anna.id })
  const early = await share()
  await comesIn(platform, { jobId, position: 2, userId: anna.id })
  expect(await see(early)).toEqual({ ids: [1], total: 1, open: [200, 200, 404, 404] })
  expect(await see(await share())).toEqual({ ids: [1, 2], total: 2, open: [200, 200, 200, 200] })
})

/** Turns an image into a single picture that was just sent. */
function comesIn(
  { db }: Platform,
  { jobId, position, userId }: { jobId: number; position: number; userId: number },
) {
  return db.execute(sql`
    insert into single_images (job_id, position, user_id, keywords, is_async)
    values (${jobId}, ${position}, ${userId}, '{}', false)`)
}

test('a large picture is a WebP that browsers do not cache, and the reason for a missing one does not reveal its address', async ({
  make,
  platform,
  pictures,
}) => {
  const anna = await make.user()
  const jobId = await makeDescribedJob(platform, anna.id)
  const { token } = (await anna.call(calls.shareJob, { params: { id: jobId }, body: {} })).body
  const view = () => make.visitor().get(`/api/shared/images/1/view?token=${token}`)
  await lieAt(platform, jobId, `${pictures.url}/none-for-links.jpg`)
  const gone = await view()
  expect(gone).toMatchObject({ status: 404, body: { code: 'thumbnail_unavailable' } })
  expect(Object.keys(gone.body as object).toSorted()).toEqual(['code', 'message'])
  await lieAt(platform, jobId, `${pictures.url}/generated/7.jpg?width=4000&height=1000`)
  expect((await view()).headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    'referrer-policy': 'no-referrer',
  })
})

test('a link ends when it expires, when its owner revokes it, and with its job', async ({
  make,
  platform,
  pictures,
}) => {
  const anna = await make.user()
  const visitor = make.visitor()
  const jobId = await makeDescribedJob(platform, anna.id)
  await lieAt(platform, jobId, `${pictures.url}/dandelion.jpg`)
  const params = { id: jobId }
  const share = async () => (await anna.call(calls.shareJob, { params, body: {} })).body
  const open = async (token: string) => [
    (await visitor.call(calls.sharedJob, { query: { token } })).status,
    (await visitor.get(`/api/shared/images/1/thumbnail?token=${token}`)).status,
    (await visitor.get(`/api/shared/images/1/view?token=${token}`)).status,
  ]
  const [over, ended, left] = [await share(), await share(), await share()]
  await platform.db.execute(sql`update job_shares set expires_at = now() where id = ${over.id}`)
  await anna.call(calls.endShare, { params: { ...params, shareId: ended.id } })
  expect(await open(over.token)).toEqual([404, 404, 404])
  expect(await open(ended.token)).toEqual([404, 404, 404])
  expect(await open(left.token)).toEqual([200, 200, 200])
  expect((await anna.call(calls.listShares, { params })).body.map(({ id }) => id)).toEqual([left.id])
  await anna.delete(`/api/jobs/${jobId}`)
  expect(await open(left.token)).toEqual([404, 404, 404])
  await anna.post('/api/jobs/restore', { jobIds: [jobId] })
  expect(await open(left.token)).toEqual([200, 200, 200])
})

test('a link is valid for thirty days, and its token is stored as a hash only', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const jobId = await makeDescribedJob(platform, anna.id)
  const { body } = await anna.call(calls.shareJob, { params: { id: jobId }, body: {} })
  expect(Buffer.from(body.token, 'base64url')).toHaveLength(32)
  expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(30 * 24 * 60 * 60 * 1_000)
  const { rows } = await platform.db.execute(sql`select job_shares::text as row from job_shares`)
  expect(JSON.stringify(rows)).not.toContain(body.token)
})

test('a job has at most ten links, even if many are created at once', async ({ make, platform }) => {
  const anna = await make.user()
  const params = { id: await makeDescribedJob(platform, anna.id) }
  const made = await Promise.all(
    Array.from({ length: 12 }, () => anna.call(calls.shareJob, { params, body: {} })),
  )
  expect(made.filter(({ status }) => status === 201)).toHaveLength(limits.sharesPerJob)
  expect(made.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'too_many_shares', max: 10 })
})

test('a running job has no link', async ({ make, platform }) => {
  const anna = await make.user()
  const id = await makeJob(platform.db, { userId: anna.id, images: 1 })
  const answer = await anna.call(calls.shareJob, { params: { id }, body: {} })
  expect(answer).toMatchObject({ status: 409, body: { code: 'job_running' } })
})

test('its owner’s data export lists the links to a job, without their tokens', async ({ make, platform }) => {
  const anna = await make.user()
  const params = { id: await makeDescribedJob(platform, anna.id) }
  const { token, ...share } = (await anna.call(calls.shareJob, { params, body: {} })).body
  const taken = await anna.get<{ jobs: object[] }>('/api/user/export')
  expect(taken.body.jobs).toMatchObject([{ sharedLinks: [share] }])
  expect(JSON.stringify(taken.body)).not.toContain(token)
})

test('no log line contains the token of a link', async ({ start }) => {
  const { make, platform, logs } = await start({ LOG_LEVEL: 'info' })
  const anna = await make.user()
  const params = { id: await makeDescribedJob(platform, anna.id) }
  const { token } = (await anna.call(calls.shareJob, { params, body: {} })).body
  const visitor = make.visitor()
  await visitor.get(`/teilen/${token}`)
  await visitor.get(`//teilen/${token}`)
  await visitor.get(`/%74eilen/${token}`)
  await visitor.get(`/%54EILEN%2f${token}`)
  await visitor.get(`/%2574eilen/${token}`)
  await visitor.get(`/teilen/${encoded(token)}`)
  await visitor.get(`/teilen/%zz/${token}`)
  await visitor.get(`/teilen%3Ftoken=${token}`)
  await visitor.get(`/somewhere/else/${token}`)
  await visitor.get(`/api/shared?token=${token}`)
  await visitor.get(`/api/shared/images/1/thumbnail?token=${token}`)
  await visitor.get(`/api/shared/images/1/view?token=${token}`)
  await visitor.get('/api/settings')
  await until(() => logs.text().includes('/api/settings'))
  expect(logs.text()).not.toContain(token)
  expect(logs.text()).not.toContain(encoded(token))
})

/** Each character percent-encoded. */
function encoded(text: string): string {
  return Buffer.from(text).toString('hex').replace(/../g, '%$&')
}

test('the logged path of a shared page is cut short', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (line) => lines.push(line) })
  const urls = [
    '/teilen/the-token',
    '//Teilen/the-token/more?x',
    '/teilen/the-token?lang=de',
    '/%74eilen/the-token',
    '/teilen%2Fthe-token',
    '/%2574eil%65n%252fthe-token',
    'http://words.example.org/teilen/the-token',
    'HTTPS://words.example.org//teilen/the-token',
  ]
  for (const url of urls) log.info({ req: { method: 'GET', url, ip: '198.51.100.7' } })
  expect(lines.map((line) => JSON.parse(line).req.path)).toEqual(urls.map(() => '/teilen/…'))
})

test('too many requests are refused, across links', async ({ start }) => {
  const { make } = await start({ RATE_LIMIT: 'on' })
  const visitor = make.visitor()
  const statuses = new Set<number>()
  for (let number = 0; number < 120; number++)
    statuses.add((await visitor.get(`/api/shared?token=${number}`)).status)
  expect([...statuses]).toEqual([404])
  const refused = await visitor.get('/api/shared?token=another')
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
})
