import { readdir, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { sampleList } from '#contract/endpoints/platform.ts'
import { samplePictures } from '#contract/sample-pictures.ts'
import { expect, test } from '#server/testing/test.ts'

const folder = new URL('samples/', import.meta.url)

test('the sample list is a download in the language of the request', async ({ start }) => {
  const { make } = await start({ PUBLIC_URL: 'https://bildwort.example/' })
  const german = await make.visitor().call(sampleList)
  expect(german).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="bildwort-beispiel.csv"',
    },
  })
  const [header, first, ...more] = String(german.body).split('\r\n')
  expect(header).toBe('\ufeffBild-URL;Titel;Kontext')
  expect(first).toBe(
    'https://bildwort.example/samples/fig-in-red-bowl.jpg;Feige;"Rezept: Feigen mit Ziegenkäse, Vorspeise, vegetarisch"',
  )
  expect(more).toHaveLength(samplePictures.length)

  const english = await make.visitor({ language: 'en' }).call(sampleList)
  expect(english.headers['content-disposition']).toBe('attachment; filename="bildwort-example.csv"')
  expect(english.body).toMatch(/^\ufeffImage URL;Title;Context\r\n/)
})

test('as JSON it is an array of objects with the same texts', async ({ start }) => {
  const { make } = await start({ PUBLIC_URL: 'http://192.168.0.7:3000' })
  const { body, headers } = await make
    .visitor({ language: 'en' })
    .get<object[]>('/api/sample-list?format=json')
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="bildwort-example.json"',
  })
  expect(body).toHaveLength(samplePictures.length)
  expect(body[1]).toEqual({
    'Image URL': 'http://192.168.0.7:3000/samples/cocker-spaniels.jpg',
    Title: 'Office dogs',
    Context: 'About us: our office dogs, cocker spaniels',
  })
  expect(await make.visitor().get('/api/sample-list?format=xlsx')).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  })
})

test('every picture of the list is served, small, and no other', async ({ app }) => {
  for (const { file } of samplePictures) {
    const { statusCode, headers, rawPayload } = await app.inject(`/samples/${file}`)
    expect([file, statusCode, headers['content-type']]).toEqual([
      file,
      200,
      file.endsWith('.png') ? 'image/png' : 'image/jpeg',
    ])
    expect(headers['cache-control']).toBe('public, max-age=86400')
    const { width = 0, height = 0, format } = await sharp(rawPayload).metadata()
    expect([file, format]).toEqual([file, file.endsWith('.png') ? 'png' : 'jpeg'])
    expect([file, Math.max(width, height) <= 1_200]).toEqual([file, true])
    expect([file, (await stat(new URL(file, folder))).size <= 150_000]).toEqual([file, true])
  }
  const files = samplePictures.map(({ file }) => file)
  expect((await readdir(folder)).toSorted()).toEqual(files.toSorted())
  for (const path of ['/samples/', '/samples/other.jpg', '/samples/..%2fplatform.ts'])
    expect([path, (await app.inject(path)).statusCode]).toEqual([path, 404])
})
