import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { downloadOriginal } from '#contract/endpoints/downloads.ts'
import { exportAccount } from '#contract/endpoints/own-account.ts'
import { signLink } from '#contract/endpoints/signed-links.ts'
import { retryJob } from '#contract/endpoints/starting.ts'
import { expect, test } from '#server/testing/job-test.ts'

// Three bytes each become four characters: none of these ends at the boundary of a chunk.
const content = Buffer.concat([
  Buffer.from('Name;Bild\n'),
  Buffer.from('Krüge;https://x.test/1.jpg\r\n', 'latin1'),
  Buffer.from(`${'x'.repeat(100_000)};https://x.test/2.jpg\n`),
])
const list = { file: { name: 'Größen „2026“.csv', content } }
const sha256 = createHash('sha256').update(content).digest('hex')
const original = (jobId: number) => `/api/jobs/${jobId}/original`

test('the owner gets the list back byte for byte, and nobody else does, not even an administrator', async ({
  make,
  app,
}) => {
  const [anna, berta, admin] = [await make.user(), await make.user(), await make.user({ isAdmin: true })]
  const { body } = await anna.startJob(list)
  const link = await anna.call(signLink, { body: { path: original(body.jobId) } })
  const answer = await app.inject(link.body.url)
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.equals(content)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv',
    'content-length': String(content.length),
    'content-disposition':
      'attachment; filename="Gr__en _2026_.csv"; filename*=UTF-8\'\'Gr%C3%B6%C3%9Fen%20%E2%80%9E2026%E2%80%9C.csv',
  })
  for (const somebody of [berta, admin])
    expect(await somebody.call(downloadOriginal, { params: { id: body.jobId } })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
  expect((await make.visitor().get(original(body.jobId))).status).toBe(401)
})

test('a job from before lists were stored, or whose file is gone, is reported', async ({
  make,
  platform,
}) => {
  const anna = await make.user({ language: 'en' })
  const { body } = await anna.startJob(list)
  await platform.lists.remove(anna.id, sha256)
  const missing = {
    status: 404,
    body: { code: 'list_not_kept', message: expect.stringContaining('no longer stored') },
  }
  expect(await anna.get(original(body.jobId))).toMatchObject(missing)
  await platform.db.execute(sql`update jobs set list_file = null where id = ${body.jobId}`)
  expect(await anna.get(original(body.jobId))).toMatchObject(missing)
})

interface Exported {
  jobs: { id: number; list: null | { base64?: string } }[]
}

test('a data export contains each list once and completely, and says which jobs share it', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const { jobId } = (await anna.startJob(list)).body
  await anna.stopJob()
  const retried = (await anna.call(retryJob, { params: { id: jobId } })).body as { jobId: number }
  await anna.stopJob()
  const json = { file: { name: 'liste.json', content: '["https://x.test/1.jpg"]' } }
  const other = (await anna.startJob(json)).body.jobId
  await anna.stopJob()
  const lost = (await anna.startJob({ images: 1 })).body.jobId
  await platform.db.execute(sql`update jobs set list_file = null where id = ${lost}`)

  const { jobs } = (await anna.get<Exported>(exportAccount.url)).body
  const named = { filename: list.file.name, bytes: content.length, sha256 }
  expect(jobs.map(({ id, list }) => ({ id, list }))).toEqual([
    { id: jobId, list: { ...named, base64: content.toString('base64') } },
    { id: retried.jobId, list: { ...named, sameAsJob: jobId } },
    {
      id: other,
      list: {
        filename: 'liste.json',
        bytes: 24,
        sha256: createHash('sha256').update(json.file.content).digest('hex'),
        base64: Buffer.from(json.file.content).toString('base64'),
      },
    },
    { id: lost, list: null },
  ])
})
