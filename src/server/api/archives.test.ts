import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'
import { sql } from 'drizzle-orm'
import * as calls from '#contract/endpoints/v1/jobs.ts'
import type { V1Job, V1Quote } from '#contract/endpoints/v1/shapes.ts'
import { writeFileTexts } from '#metadata/write-file.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { draw, type User } from '#server/jobs/testing/uploads.ts'
import { expect, test as jobTest } from '#server/testing/job-test.ts'

async function zipOf(files: Record<string, Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  for (const [name, bytes] of Object.entries(files)) await zip.add(name, new Uint8ArrayReader(bytes))
  return new Uint8Array(await zip.close())
}

const test = jobTest.extend('clientOf', { scope: 'file' }, ({ platform, make }) => {
  return async (user: User, key: string) => {
    const scopes = ['jobs:read' as const, 'jobs:write' as const]
    const input = { name: 'Test', scopes, days: null, monthlyCapCents: null }
    const { text } = await createToken(platform, userAt(user.id, '192.0.2.7'), input)
    const headers = { authorization: `Bearer ${text}`, 'idempotency-key': key, 'accept-language': 'en' }
    return make.visitor().with(headers)
  }
})

test('a ZIP of pictures is quoted, and becomes a job; what is no picture fails, free', async ({
  make,
  platform,
  worker,
  clientOf,
}) => {
  worker()
  const anna = await make.user()
  const client = await clientOf(anna, 'one')
  const jpeg = await draw(9)
  const content = await zipOf({ 'Reise/Haus.jpg': jpeg, 'Reise/notiz.txt': new TextEncoder().encode('text') })
  const send = <Body>(url: string, file = content) =>
    client.upload<Body>(
      url,
      { languages: '["de"]' },
      { name: 'Reise.zip', content: file, type: 'application/zip' },
    )
  expect(await send(calls.quoteJob.url)).toMatchObject({ status: 200, body: { images: { total: 2 } } })
  const started = await send<V1Job>(calls.startJob.url)
  expect(started.status).toBe(202)
  expect(started.body.name).toBe('Reise.zip')
  const { job, images } = await anna.ended(started.body.id)
  expect(job).toMatchObject({ filename: 'Reise.csv', successfulImages: 1, failedImages: 1, costCents: 50 })
  const shown = await client.call(calls.listImages, { params: { id: started.body.id } })
  expect(shown.body.images.map(({ url, state }) => [url, state])).toEqual([
    ['Reise/Haus.jpg', 'succeeded'],
    ['Reise/notiz.txt', 'failed'],
  ])
  expect(images).toHaveLength(2)
  // A repeat answers the same job, and neither it nor the quote leaves a set.
  expect((await send<V1Job>(calls.startJob.url)).body.id).toBe(started.body.id)
  const { rows } = await platform.db.execute(sql`select 1 from picture_sets where user_id = ${anna.id}`)
  expect(rows).toHaveLength(1)
  const other = client.with({ 'idempotency-key': 'two' })
  const broken = { name: 'Reise.zip', content: new Uint8Array(300) }
  expect(await other.upload(calls.startJob.url, { languages: '["de"]' }, broken)).toMatchObject({
    status: 422,
    body: { code: 'archive_unreadable', field: 'file' },
  })
  const asPictures = form({ languages: 'de' }, [['pictures', 'Reise.zip', broken.content]])
  expect(await other.sendForm(calls.quoteJob.url, asPictures)).toMatchObject({
    body: { code: 'archive_unreadable', field: 'pictures' },
  })
})

test('files none of which is an image are refused by their names, and leave nothing', async ({
  make,
  platform,
  clientOf,
}) => {
  const anna = await make.user()
  const client = await clientOf(anna, 'none')
  const body = form({ languages: 'de' }, [['pictures', 'hostname', new TextEncoder().encode('web-1')]])
  for (const { url } of [calls.startJob, calls.quoteJob])
    expect(await client.sendForm(url, body)).toMatchObject({
      status: 422,
      body: {
        code: 'no_usable_picture',
        field: 'pictures',
        error: 'None of the files sent can be used as an image. hostname: This is not an image.',
      },
    })
  const { rows } = await platform.db.execute(sql`select 1 from picture_sets where user_id = ${anna.id}`)
  expect(rows).toEqual([])
})

test('a file under another name, or a second list, is refused by its field', async ({ make, clientOf }) => {
  const client = await clientOf(await make.user(), 'fields')
  const list = new TextEncoder().encode('url\nhttps://example.org/a.jpg\n')
  const send = async (files: [string, string, Uint8Array<ArrayBuffer>][]) => {
    const { status, body } = await client.sendForm<{ error: string }>(
      calls.quoteJob.url,
      form({ languages: 'de' }, files),
    )
    return [status, body.error]
  }
  expect(await send([['picture', 'a.jpg', await draw(4)]])).toEqual([
    400,
    'picture: There is no such field here. Did you mean “pictures”?',
  ])
  expect(
    await send([
      ['file', 'a.csv', list],
      ['file', 'b.csv', list],
    ]),
  ).toEqual([400, 'file: The form has this field more than once.'])
})

test('a list without addresses is refused with its columns, unless a base says what its cells are below', async ({
  make,
  clientOf,
}) => {
  const client = await clientOf(await make.user(), 'words')
  const list = new TextEncoder().encode('name,preis\nFoo,3\nBar,4\n')
  const send = (fields: Record<string, string>) =>
    client.sendForm(calls.quoteJob.url, form({ languages: 'de', ...fields }, [['file', 'a.csv', list]]))
  expect(await send({})).toMatchObject({
    status: 400,
    body: { code: 'no_addresses', field: 'urlColumn', columns: ['name', 'preis'] },
  })
  expect(await send({ baseUrl: 'https://example.org/' })).toMatchObject({ status: 200 })
})

test('a column without addresses is refused even where the call names it', async ({ make, clientOf }) => {
  const client = await clientOf(await make.user(), 'named column')
  const list = new TextEncoder().encode('sku,image\nA1,https://example.org/a.jpg\nA2,\n')
  const send = (urlColumn: string) =>
    client.sendForm(calls.quoteJob.url, form({ languages: 'de', urlColumn }, [['file', 'a.csv', list]]))
  expect(await send('sku')).toMatchObject({
    status: 400,
    body: { code: 'no_addresses', field: 'urlColumn', columns: ['sku', 'image'] },
  })
  expect(await send('image')).toMatchObject({ status: 200 })
})

test('a form takes languages by code and by name, and a prompt, as JSON does', async ({
  make,
  platform,
  clientOf,
}) => {
  const anna = await make.user()
  const client = await clientOf(anna, 'form')
  const fields = { languages: 'de,Esperanto', prompt: 'Write like a sailor.' }
  const body = form(fields, [['pictures', 'a.jpg', await draw(3)]])
  const started = await client.sendForm<V1Job>(calls.startJob.url, body)
  expect(started).toMatchObject({ status: 202, body: { languages: ['de', 'Esperanto'] } })
  const { rows } = await platform.db.execute(
    sql`select custom_prompt from jobs where id = ${started.body.id}`,
  )
  expect(rows).toEqual([{ custom_prompt: 'Write like a sailor.' }])
})

const form = (
  parts: Record<string, string>,
  files: [name: string, path: string, bytes: Uint8Array<ArrayBuffer>][],
) => {
  const body = new FormData()
  for (const [name, text] of Object.entries(parts)) body.append(name, text)
  for (const [name, path, bytes] of files) body.append(name, new Blob([bytes]), path)
  return body
}

test('several pictures of one form become a job; each file that is none is named, and existing texts are kept', async ({
  make,
  worker,
  clientOf,
}) => {
  worker()
  const anna = await make.user({ language: 'en' })
  const client = await clientOf(anna, 'several')
  const texts = { de: { altText: 'Ein rotes Haus steht am See', description: '' } }
  const described = await writeFileTexts(await draw(20), { texts, keywords: [], isDecorative: false })
  const large = new Uint8Array(25_000_001)
  large.set(await draw(21))
  const more = await zipOf({ 'Markt.jpg': await draw(22), 'Reise/See.jpg': await draw(23) })
  const sent = (first: Uint8Array<ArrayBuffer>) =>
    form({ languages: 'de', onlyMissing: 'true' }, [
      ['pictures', 'Reise/Haus.jpg', first],
      ['pictures', 'Reise/See.jpg', described],
      ['pictures', 'Reise/Haus.jpg', described],
      ['pictures', '../Turm.jpg', described],
      ['pictures', 'groß.jpg', large],
      ['pictures', 'mehr.zip', more],
      ['pictures', 'brief.docx', new TextEncoder().encode('no picture')],
    ])
  const first = await draw(24)
  const quoted = await client.sendForm<V1Quote>(calls.quoteJob.url, sent(first))
  expect(quoted).toMatchObject({ status: 200, body: { images: { total: 4, carried: 1 }, costCents: 200 } })
  const started = await client.sendForm<V1Job>(calls.startJob.url, sent(first))
  expect(started.status).toBe(202)
  expect(started.body.notices.map(({ code, message }) => [code, message])).toEqual([
    [
      'files_unusable',
      expect.stringMatching(
        /^Files that cannot be used: Reise\/Haus\.jpg: .*there twice.*\.\.\/Turm\.jpg: .*groß\.jpg: .*25 MB.*Reise\/See\.jpg: .*brief\.docx: This is not an image\. Number: 5\.$/,
      ),
    ],
  ])
  // Nothing that was sent has the name of the list that is made of it.
  expect(started.body.name).toMatch(/^Haus\.jpg, .*, …$/)
  const { images, job } = await anna.ended(started.body.id)
  expect(images.map(({ filename, state }) => `${filename} ${state}`)).toEqual([
    'Haus.jpg succeeded',
    'See.jpg carried',
    'Markt.jpg succeeded',
    'groß.jpg failed',
    'brief.docx failed',
  ])
  expect(job.costCents).toBe(100)
  expect((await client.sendForm<V1Job>(calls.startJob.url, sent(first))).body.id).toBe(started.body.id)
  expect(await client.sendForm(calls.startJob.url, sent(await draw(25)))).toMatchObject({
    status: 422,
    body: { code: 'idempotency_mismatch' },
  })
})

test('a list beside pictures names them by their paths', async ({ make, clientOf }) => {
  const client = await clientOf(await make.user(), 'museum')
  const list = new TextEncoder().encode('Datei;Kontext\nhaus;Das Rathaus\nturm.jpg;Der Turm\n')
  const payload = form({ languages: 'de', urlColumn: 'Datei' }, [
    ['pictures', 'Scans/Haus.JPG', await draw(26)],
    ['file', 'museum.csv', list],
  ])
  const { status, body } = await client.sendForm(calls.startJob.url, payload)
  expect([status, body]).toMatchObject([202, { images: { total: 2 }, filename: 'museum.csv' }])
})
