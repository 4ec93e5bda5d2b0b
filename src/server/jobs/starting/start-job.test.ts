import { sql } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { userApiKeyStatus } from '#contract/endpoints/apikeys.ts'
import { retryJob } from '#contract/endpoints/starting.ts'
import { assignKey } from '#server/apikeys/assign-key.ts'
import { markKeyRefused } from '#server/apikeys/mark-key-refused.ts'
import { removeGlobalKey } from '#server/apikeys/remove-global-key.ts'
import { setGlobalKey } from '#server/apikeys/set-global-key.ts'
import type { Database } from '#server/platform/open-database.ts'
import { expect, test } from '#server/testing/job-test.ts'

test('a start returns the job, its size and its maximum cost', async ({ make }) => {
  const anna = await make.user()
  const answer = await anna.startJob({ images: 3, languages: ['de', 'en'], customLanguages: [' Latein '] })
  expect(answer).toMatchObject({ status: 202 })
  expect(answer.body).toEqual({
    jobId: expect.any(Number),
    totalImages: 3,
    languagesCount: 3,
    estimatedCost: 3 * 54,
  })
  const { job, images } = await anna.job(answer.body.jobId)
  expect(job).toMatchObject({ status: 'waiting', filename: 'list.csv', languages: ['de', 'en', 'Latein'] })
  expect(images.map(({ id, state }) => [id, state])).toEqual([1, 2, 3].map((id) => [id, 'pending']))
})

test('a start reports decisions about the list, and is refused for them in strict mode', async ({ make }) => {
  const [anna, bert] = [await make.user(), await make.user({ language: 'en' })]
  const file = { name: 'list.csv', content: 'Liste 2024\n\nNr;Bild;Alt\n1;https://example.org/1.jpg;\n' }
  const { body } = await anna.startJob({ file })
  expect(body).toMatchObject({
    totalImages: 1,
    notices: [
      { code: 'table_start', message: 'Die Tabelle beginnt in Zeile 3.' },
      {
        code: 'column_without_addresses',
        message: 'Die Bildadressen sind in „Bild“: „Nr“ enthält keine.',
      },
    ],
  })
  expect(await bert.startJob({ file, fields: { strict: 'true' } })).toMatchObject({
    status: 400,
    body: {
      code: 'list_ambiguous',
      reasons: 'The table begins in row 3. Image URLs are in “Bild”: “Nr” contains none.',
    },
  })
  const said = { strict: 'true', urlColumn: 'Bild-URL' }
  const plain = { name: 'list.csv', content: 'Nr;Bild-URL\n1;https://example.org/1.jpg\n' }
  expect(await bert.startJob({ file: plain, fields: said })).toMatchObject({ status: 202 })
})

test('the table is parsed by its first line alone on request', async ({ make }) => {
  const anna = await make.user()
  const file = {
    name: 'list.csv',
    content: 'https://example.org/1.jpg;Hund\nhttps://example.org/2.jpg;Katze\n',
  }
  const { body } = await anna.startJob({ file, fields: { table: 'plain', maxImages: '1' } })
  expect(body).toMatchObject({ totalImages: 1 })
  expect(body).not.toHaveProperty('notices')
  expect((await anna.job(body.jobId)).images.map(({ filename }) => filename)).toEqual(['2.jpg'])
})

test('the work is queued with the job', async ({ make, platform }) => {
  const anna = await make.user()
  const { body } = await anna.startJob({ images: 8 })
  expect(await chunksQueued(platform.db, body.jobId)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map(String))
})

test('rows without an address are omitted, and the rest is cut to the requested number', async ({ make }) => {
  const anna = await make.user()
  const images = [
    '',
    'https://example.org/1.jpg',
    '  ',
    'https://example.org/2.jpg',
    'https://example.org/3.jpg',
  ]
  const { body } = await anna.startJob({ images, fields: { maxImages: '2' } })
  expect(body.totalImages).toBe(2)
  const { images: rows } = await anna.job(body.jobId)
  expect(rows.map(({ filename }) => filename)).toEqual(['1.jpg', '2.jpg'])
})

test('rows whose address is not http(s) fail before the work begins', async ({ make }) => {
  const anna = await make.user({ language: 'en' })
  const images = [
    'ftp://example.org/1.jpg',
    'https://example.org/2.jpg',
    'media/3.jpg',
    'javascript:alert(1)',
  ]
  const { body } = await anna.startJob({ images })
  const found = await anna.job(body.jobId)
  expect(found.job).toMatchObject({ status: 'waiting', totalImages: 4, processedImages: 3, failedImages: 3 })
  expect(found.images.map(({ state }) => state)).toEqual(['failed', 'pending', 'failed', 'failed'])
  expect(found.images[0]).toMatchObject({
    url: 'ftp://example.org/1.jpg',
    error: 'This is not a web address (https://…).',
  })
})

test('an address that is too long fails before the work begins, and is not retried', async ({ make }) => {
  const anna = await make.user({ language: 'en' })
  const long = `https://example.org/${'x'.repeat(8_000)}`
  const encoded = `https://example.org/${'ü'.repeat(2_000)}`
  const { body } = await anna.startJob({
    images: [long, encoded, 'x'.repeat(9_000), 'https://example.org/1.jpg'],
  })
  const error = 'The address is longer than 8,000 characters and is not fetched.'
  const failed = { state: 'failed', error }
  const { images } = await anna.job(body.jobId)
  expect(images).toMatchObject([failed, failed, failed, { state: 'pending' }])
  for (const { url } of images) expect(url.length).toBeLessThanOrEqual(8_001)
  await anna.stopJob()
  const retried = await anna.call(retryJob, { params: { id: body.jobId } })
  expect(retried.status).toBe(202)
  const again = await anna.job(retried.body.jobId)
  expect(again.images).toMatchObject([{ filename: '1.jpg', state: 'pending' }])
})

test('invisible characters are removed from the context, except those that emoji and Persian need', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const content =
    'url;text\nhttps://example.org/1.jpg;Ho\u00adf\u202egnp.\u202c\u200b 👩\u200d🌾 می\u200cخواهم\u{e0041}\n'
  const { body } = await anna.startJob({
    file: { name: 'list.csv', content },
    fields: { contextColumn: 'text' },
  })
  const { rows } = await platform.db.execute(sql`select context from job_images where job_id = ${body.jobId}`)
  expect(rows).toEqual([{ context: 'Hofgnp. 👩\u200d🌾 می\u200cخواهم' }])
})

test('a job without any http(s) row fails at once, says why and lets the next one start', async ({
  make,
}) => {
  const anna = await make.user()
  const { status, body } = await anna.startJob({ images: ['media/1.jpg', 'media/2.jpg'] })
  expect(status).toBe(202)
  const { job } = await anna.job(body.jobId)
  expect(job).toMatchObject({
    status: 'failed',
    failedImages: 2,
    costCents: 0,
    isPaid: false,
    error: 'Keines der Bilder konnte beschrieben werden. Es wurde nichts berechnet.',
    csvUrl: null,
  })
  expect((await anna.startJob()).status).toBe(202)
})

test('paths are resolved against the upload’s base address', async ({ make }) => {
  const anna = await make.user()
  const images = ['/media/1.jpg', 'media/2.jpg', 'http://other.example/3.jpg', '//cdn.example/4.jpg']
  const { body } = await anna.startJob({ images, fields: { baseUrl: 'https://shop.example/de' } })
  const found = await anna.job(body.jobId)
  expect(found.images.map(({ url }) => url)).toEqual([
    'https://shop.example/de/media/1.jpg',
    'https://shop.example/de/media/2.jpg',
    'http://other.example/3.jpg',
    'https://cdn.example/4.jpg',
  ])
})

test('addresses are accepted as people write them: with spaces, umlauts and &amp;', async ({ make }) => {
  const anna = await make.user()
  const { body } = await anna.startJob({
    images: ['https://example.org/schöner hof.jpg', 'https://example.org/b.jpg?a=1&amp;b=2'],
  })
  const { images } = await anna.job(body.jobId)
  expect(images.map(({ url, filename }) => [url, filename])).toEqual([
    ['https://example.org/sch%C3%B6ner%20hof.jpg', 'schöner hof.jpg'],
    ['https://example.org/b.jpg?a=1&b=2', 'b.jpg'],
  ])
})

test('JSON lists start jobs too, and a context column goes with its images', async ({ make, platform }) => {
  const anna = await make.user()
  const content = JSON.stringify([{ bild: 'https://example.org/1.jpg', titel: 'Hof' }])
  const { status, body } = await anna.startJob({
    file: { name: 'Liste.JSON', content },
    fields: { urlColumn: 'bild', contextColumn: 'titel', format: 'json' },
  })
  expect(status).toBe(202)
  const { rows } = await platform.db.execute(
    sql`select context, source from job_images where job_id = ${body.jobId}`,
  )
  expect(rows).toEqual([{ context: 'Hof', source: JSON.parse(content)[0] }])
})

test('a NUL in a custom prompt or in an address does not reach the database', async ({ make }) => {
  const anna = await make.user()
  const { status } = await anna.startJob({
    file: { name: 'a.json', content: JSON.stringify(['https://example.org/a\0.jpg', 'x\0y']) },
    fields: { promptType: 'custom', customPrompt: 'Write\0 about it' },
  })
  expect(status).toBe(202)
})

test('a job whose owner’s keys the provider refuses is refused with that reason', async ({
  make,
  platform,
}) => {
  const anna = await make.user({ language: 'en', isWaiting: true })
  await assignKey(platform, anna.id, { name: 'OPENAI_API_KEY', value: 'a-key-that-is-refused' })
  await markKeyRefused(platform, { userId: anna.id, name: 'OPENAI_API_KEY', version: 1 })
  expect(await anna.startJob()).toMatchObject({
    status: 409,
    body: {
      code: 'keys_refused',
      message: 'The AI service refuses the keys that your account can use. Please contact an administrator.',
    },
  })
  const { body } = await anna.call(userApiKeyStatus)
  expect(body).toEqual({ hasApiKeys: true, areKeysRefused: true })
  expect(await anna.jobs()).toEqual([])
})

test('a job without any configured key is refused', async ({ make, platform }) => {
  const anna = await make.user({ language: 'en', isWaiting: true })
  await assignKey(platform, anna.id, { name: 'OPENAI_API_KEY', useGlobal: true })
  await removeGlobalKey(platform.db, 'OPENAI_API_KEY')
  onTestFinished(() => setGlobalKey(platform, { name: 'OPENAI_API_KEY', value: 'test-key-openai-0002' }))
  expect(await anna.startJob()).toMatchObject({
    status: 409,
    body: {
      code: 'no_api_keys',
      message: 'No AI API keys configured. Please contact an administrator to set up API keys.',
    },
  })
  expect((await anna.call(userApiKeyStatus)).body).toEqual({ hasApiKeys: true })
})

async function chunksQueued(db: Database, jobId: number): Promise<string[]> {
  const { rows } = await db.execute<{ number: string }>(sql`
    select data->>'number' as number from pgboss.job where (data->>'jobId')::int = ${jobId} order by 1`)
  return rows.map(({ number }) => number)
}
