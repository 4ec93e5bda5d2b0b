import { gzipSync } from 'node:zlib'
import * as account from '#contract/endpoints/v1/account.ts'
import * as images from '#contract/endpoints/v1/images.ts'
import * as calls from '#contract/endpoints/v1/jobs.ts'
import type { V1Image } from '#contract/endpoints/v1/shapes.ts'
import { tokenScopes } from '#contract/entities/token.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { makePicture } from '#server/describing/testing/make-test-picture.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'

/** A client with a token of a new user. */
const test = plainTest.extend(
  'clientOf',
  ({ make, platform }) =>
    async ({ isTest = true, capCents = null as number | null, balanceCents = 0 } = {}) => {
      const user = await make.user({ balanceCents, isWaiting: true })
      const input = { name: 'Shop', scopes: [...tokenScopes], days: null, monthlyCapCents: capCents, isTest }
      const { text } = await createToken(platform, userAt(user.id, '192.0.2.7'), input)
      const authorization = `Bearer ${text}`
      return { authorization, client: make.visitor({ language: 'en' }).with({ authorization }) }
    },
)

const languages = ['en']
const post = (url: string, payload: string | Buffer | object, type = 'application/json') => ({
  method: 'POST' as const,
  url: `/api/v1${url}`,
  headers: { 'content-type': type },
  payload: typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : JSON.stringify(payload),
})
const list = (...urls: string[]) => ({ languages, images: urls.map((url) => ({ url })) })
const image = { url: 'https://shop.example/a.jpg', languages }
const latin = Buffer.from(JSON.stringify({ ...image, externalId: 'caf\xe9' }), 'latin1')
const ofList = [
  '--x\r\ncontent-disposition: form-data; name="file"; filename="list.pdf"\r\n\r\nurl\r\n--x\r\n',
  'content-disposition: form-data; name="languages"\r\n\r\n["de"]\r\n--x--\r\n',
].join('')
const encoded = (call: ReturnType<typeof post>, encoding: string) => ({
  ...call,
  headers: { ...call.headers, 'content-encoding': encoding },
})
const rubbish = list('rubbish', 'https://shop.example/a.jpg', '/img/a.jpg')
const testName = 'https://shop.example/bildwort-test-too_large.jpg?w=1'

test.for([
  ['Latin-1', post('/images', latin), 400, '', 'The body of the request is not valid UTF-8.'],
  [
    'another charset',
    post('/images', image, 'application/json; charset=iso-8859-1'),
    415,
    '',
    'names the charset “iso-8859-1”. Only UTF-8 is possible',
  ],
  [
    'a compressed body',
    encoded(post('/images', gzipSync(JSON.stringify(image))), 'gzip'),
    415,
    '',
    'The body of the request is encoded (Content-Encoding: gzip). Please send it as it is',
  ],
  [
    'a compressed form',
    encoded(post('/jobs', gzipSync(ofList), 'multipart/form-data; boundary=x'), 'gzip'),
    415,
    '',
    'Content-Encoding: gzip',
  ],
  [
    'a form without boundary',
    post('/jobs', ofList, 'multipart/form-data'),
    400,
    '',
    'The header Content-Type lacks the boundary between the parts of the form.',
  ],
  [
    'an image without boundary',
    post('/images', ofList, 'multipart/form-data'),
    400,
    '',
    'The header Content-Type lacks the boundary',
  ],
  ['JSON that ends too early', post('/images', '{"url":'), 400, '', 'not valid JSON (line 1, column 8).'],
  [
    'JSON with a comma too many',
    post('/images', '{\r\n  "url": "a",\r\n}'),
    400,
    '',
    'not valid JSON (line 3, column 1).',
  ],
  ['text in place of JSON', post('/images', 'hook'), 400, '', 'not valid JSON (line 1, column 1).'],
  ['text after JSON', post('/images', '{} {}'), 400, '', 'not valid JSON (line 1, column 4).'],
  [
    'a field that would change what objects are',
    post('/images', '{"url":"a","__proto__":{}}'),
    400,
    '__proto__',
    '__proto__: No field can have this name.',
  ],
  [
    'the same in an image of a job',
    post('/jobs', '{"images":[{"url":"a"},{"constructor":{"prototype":1}}]}'),
    400,
    'images.1.constructor.prototype',
    'No field can have this name.',
  ],
  [
    'half a surrogate',
    post('/images', '{"url":"https://shop.example/a.jpg","languages":["en"],"externalId":"\\ud800"}'),
    400,
    'externalId',
    'externalId: The input contains a character that cannot be stored',
  ],
  [
    'NUL in an image of a job',
    post(
      '/jobs',
      '{"languages":["en"],"images":[{"url":"https://shop.example/a.jpg","context":"a\\u0000b"}]}',
    ),
    400,
    'images.0.context',
    'NUL or half a surrogate pair',
  ],
  [
    'a parameter that belongs into the body',
    post('/images?languages=en', { url: image.url }),
    400,
    'languages',
    /^languages: The address has no such parameter here\. .* languages: This is missing\.$/,
  ],
  [
    'a file as text',
    post(
      '/jobs',
      '--x\r\ncontent-disposition: form-data; name="file"\r\n\r\nurl\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ),
    400,
    'file',
    'file: This field came as text.',
  ],
  ['null', post('/images', 'null'), 400, '', 'The body of the request must be a JSON object.'],
  ['a list', post('/images', []), 400, '', /^The body of the request must be a JSON object\.$/],
  [
    'no wish for texts of an image that is not there',
    post('/images/999-1/regenerate', ''),
    404,
    'id',
    'No image 999-1',
  ],
  ['no source', post('/images', {}), 400, 'languages', 'url: Send exactly one of url, base64 and file.'],
  [
    'a data URL',
    post('/images', { base64: 'data:image/png;base64,aGFsbG8=', languages }),
    400,
    'base64',
    'without “data:…;base64,”',
  ],
  ['no picture', post('/images', { base64: 'aGFsbG8=', languages }), 422, '', 'The file is not an image.'],
  [
    'an unknown test name',
    post('/images', { url: testName, languages }),
    400,
    'url',
    'followed by one of: decorative, review',
  ],
  [
    'the same of a job',
    post('/jobs', list(testName)),
    400,
    'images.0.url',
    'followed by one of: decorative, review',
  ],
  [
    'no address in a job',
    post('/jobs', rubbish),
    400,
    'images.0.url',
    'images.2.url: Expected: an address with',
  ],
  [
    'no address below a base',
    post('/jobs', { ...list('ftp://shop.example/a.jpg'), baseUrl: 'https://shop.example' }),
    400,
    'images.0.url',
    'Expected: an address with',
  ],
  [
    'no address in a quote',
    post('/jobs/quote', rubbish),
    400,
    'images.0.url',
    'images.2.url: Expected: an address with',
  ],
  [
    'a list of another type',
    post('/jobs', ofList, 'multipart/form-data; boundary=x'),
    400,
    'file',
    'Possible are CSV, JSON, NDJSON, XLSX',
  ],
  ['no website', post('/audits', { url: 'shop' }), 400, 'url', 'not the address of a website'],
  ['another notation of an id', { url: '/api/v1/jobs/1e3' }, 400, 'id', 'An id consists of digits.'],
  ['a call where another is', { url: '/api/v1/jobs/quote' }, 405, '', 'Possible: POST'],
  [
    'a slash too many',
    { url: '/api/v1/jobs/' },
    404,
    '',
    'no call GET /api/v1/jobs/. Did you mean GET /api/v1/jobs?',
  ],
  [
    'headers of no host',
    post('/images', { ...image, imageHeaders: { 'media.example.org': { Authorization: 'Bearer x' } } }),
    400,
    'imageHeaders.media.example.org',
    'the host of images, such as https://media.example.org',
  ],
  [
    'a header of the connection',
    post('/jobs', { ...list(image.url), imageHeaders: { 'https://shop.example': { Host: 'x' } } }),
    400,
    'imageHeaders.https://shop.example.Host',
    'This header cannot be set.',
  ],
  ['an empty address', post('/images', { ...image, url: '' }), 400, 'url', 'url: This must not be empty.'],
  [
    'an id of a webhook that is too large',
    post('/images', { ...image, webhookId: 3_000_000_000, webhookUrl: 'https://shop.example/hook' }),
    400,
    'webhookId',
    'webhookId: The largest value is 2,147,483,647.',
  ],
  [
    'no id of a delivery',
    { url: '/api/v1/webhooks/1/deliveries?after=x' },
    400,
    'after',
    'the id of a delivery, such as msg_',
  ],
  ['no id of an image', { url: '/api/v1/images/x' }, 400, 'id', 'the id of an image, such as 26-3'],
  [
    'an unknown delimiter',
    { url: '/api/v1/jobs/1/results.csv?delimiter=|' },
    400,
    'delimiter',
    'a comma or a semicolon',
  ],
] as const)(
  '%s is refused with its field and its cause',
  async ([, call, status, field, sentence], { app, clientOf }) => {
    const { authorization } = await clientOf()
    const headers = { ...('headers' in call && call.headers), authorization }
    const answer = await app.inject({ ...call, headers })
    expect([answer.statusCode, answer.json().field ?? '', answer.json().error]).toEqual([
      status,
      field,
      typeof sentence === 'string' ? expect.stringContaining(sentence) : expect.stringMatching(sentence),
    ])
  },
)

test('languages that an image or a job lacks are named', async ({ clientOf }) => {
  const { client } = await clientOf()
  const { body } = await client.call(images.describeImage, { body: image })
  const params = { id: (body as V1Image).id }
  expect(
    (await client.call(images.editImage, { params, body: { texts: { it: { altText: 'Cortile' } } } })).body,
  ).toMatchObject({
    code: 'invalid_input',
    field: 'texts.it',
    error: 'texts.it: This image has no texts in “it”.',
  })
  const job = { params: { id: (body as V1Image).jobId } }
  expect((await client.call(calls.listImages, { ...job, query: { missing: 'fr' } })).body).toMatchObject({
    field: 'missing',
    error: 'missing: Languages of this job: en.',
  })
  const failed = { url: 'https://shop.example/bildwort-test-not_found.jpg', languages }
  const { imageId } = (await client.call(images.describeImage, { body: failed })).body as unknown as {
    imageId: string
  }
  expect(
    (await client.call(images.regenerateImage, { params: { id: imageId }, body: {} })).body,
  ).toMatchObject({
    code: 'no_texts',
    error: 'This image has no texts.',
  })
})

test('the account names the limits of test data', async ({ clientOf }) => {
  const of = async (isTest: boolean) =>
    (await (await clientOf({ isTest })).client.call(account.readAccount)).body.limits.imagesPerJob
  expect(await of(true)).toBe(1_000)
  expect(await of(false)).toBeGreaterThan(1_000)
})

test('a quote says why a job is not affordable', async ({ clientOf }) => {
  const quote = async (wishes: Parameters<typeof clientOf>[0], more: object = {}) => {
    const { client } = await clientOf({ isTest: false, balanceCents: 1_000, ...wishes })
    const { affordable, reason } = (
      await client.call(calls.quoteJob, { body: { ...list(image.url), ...more } })
    ).body
    return [affordable, reason]
  }
  expect(await quote({})).toEqual([true, null])
  expect(await quote({}, { maxCost: 1 })).toEqual([false, 'over_max_cost'])
  expect(await quote({ capCents: 1 })).toEqual([false, 'token_cap_reached'])
  expect(await quote({ balanceCents: 1 })).toEqual([false, 'insufficient_credits'])
})

test('a file that is sent twice is not marked for the alt text that both have', async ({ clientOf }) => {
  const { client } = await clientOf()
  const send = async (size: number) => {
    const base64 = (await makePicture(size, size).png().toBuffer()).toString('base64')
    return (await client.call(images.describeImage, { body: { base64, languages } })).body as V1Image
  }
  const [first, again, other] = [await send(60), await send(60), await send(70)]
  expect(again.texts).toEqual(first.texts)
  expect(again.review).toMatchObject({ needed: false, reasons: [] })
  expect(other.texts).not.toEqual(first.texts)
})
