import type { TokenScope } from '#contract/entities/token.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { makePicture } from '#server/describing/testing/make-test-picture.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'

const url = 'https://shop.example/a.jpg'
const list = { name: 'list.csv', content: `url\n${url}\n`, type: 'text/csv' }

const testWithClient = plainTest
  .extend('client', async ({ make, platform }) => {
    const user = await make.user()
    const scopes: TokenScope[] = ['jobs:read', 'jobs:write', 'images:write']
    const input = { name: 'Shop', scopes, days: null, monthlyCapCents: null, isTest: true }
    const { text } = await createToken(platform, userAt(user.id, '192.0.2.7'), input)
    return make.visitor({ language: 'en' }).with({ authorization: `Bearer ${text}` })
  })
  .extend('picture', async () => ({
    name: 'a.png',
    content: new Uint8Array(await makePicture().png().toBuffer()),
    type: 'image/png',
  }))

/** Orders with these fields in every shape that takes them: each answer by its shape. */
const test = testWithClient.extend('order', async ({ client, picture }) => {
  return async (given: Record<string, unknown>) => {
    const asText = Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ])
    const fields: Record<string, string> = Object.fromEntries(asText)
    const answers = {
      image: await client.post('/api/v1/images', { url, ...given }),
      imageForm: await client.upload('/api/v1/images', fields, picture),
      job: await client.post('/api/v1/jobs', { images: [{ url }], ...given }),
      jobForm: await client.upload('/api/v1/jobs', fields, list),
      quote: await client.post('/api/v1/jobs/quote', { images: [{ url }], ...given }),
      quoteForm: await client.upload('/api/v1/jobs/quote', fields, list),
    }
    return Object.entries(answers).map(([shape, { status, body }]) => {
      const { code, field } = body as { code?: string; field?: string }
      return [shape, status, code, field]
    })
  }
})

const shapes = ['image', 'imageForm', 'job', 'jobForm', 'quote', 'quoteForm']
const eleven = ['de', 'de-AT', 'de-CH', 'en', 'en-GB', 'en-US', 'en-AU', 'it', 'es', 'cs', 'hu']

test.for([
  ['no languages', {}, 'invalid_input', 'languages'],
  ['an empty list of languages', { languages: [] }, 'invalid_input', 'languages'],
  ['too many languages', { languages: eleven }, 'invalid_input', 'languages'],
  ['a language that is no text', { languages: [5] }, 'invalid_input', 'languages.0'],
  ['an empty language', { languages: ['de', ''] }, 'invalid_input', 'languages.1'],
  ['a language of 41 letters', { languages: ['a'.repeat(41)] }, 'invalid_input', 'languages.0'],
  ['an unknown code', { languages: ['de', 'xx'] }, 'unknown_language', 'languages'],
  ['a language twice', { languages: ['cs', 'cz'] }, 'duplicate_language', 'languages'],
  ['a language in signs', { languages: ['<b>'] }, 'invalid_custom_language', 'languages'],
  [
    'three languages by name',
    { languages: ['Latein', 'Farsi', 'Urdu'] },
    'too_many_custom_languages',
    'languages',
  ],
  ['an empty keyword', { languages: ['de'], keywords: ['red', ''] }, 'invalid_input', 'keywords.1'],
  ['keywords that are no list', { languages: ['de'], keywords: { a: 1 } }, 'invalid_input', 'keywords'],
  [
    'a long word to avoid',
    { languages: ['de'], avoidedKeywords: ['x'.repeat(101)] },
    'invalid_input',
    'avoidedKeywords.0',
  ],
  [
    'too many words to avoid together',
    { languages: ['de'], avoidedKeywords: Array.from({ length: 6 }, (_, n) => `${n}`.repeat(100)) },
    'invalid_input',
    'avoidedKeywords',
  ],
] as const)('%s: one fault in every shape', async ([, given, code, field], { order }) => {
  expect(await order(given)).toEqual(shapes.map((shape) => [shape, 400, code, field]))
})

test('keywords and words to avoid are taken in every shape, and mean the same', async ({
  order,
  platform,
}) => {
  const given = { languages: ['de'], keywords: ['yard', 'dog'], avoidedKeywords: ['cat', 'mouse'] }
  const statuses = (await order(given)).map(([, status]) => status)
  expect(statuses).toEqual([200, 200, 202, 202, 200, 200])
  const { rows } = await platform.pool.query(
    `select job_images.context, jobs.text_wishes ->> 'avoidedKeywords' as avoided from job_images
     join jobs on jobs.id = job_images.job_id where jobs.text_wishes is not null`,
  )
  expect(rows).toEqual(Array(2).fill({ context: 'yard, dog', avoided: 'cat; mouse' }))
})

const words = (kind: string) => Array.from({ length: 50 }, (_, at) => `${kind}${at}`)

/** A form with as many entries as lists can have, each in a field of its own. */
function fullestForm(file: { name: string; content: string | Uint8Array<ArrayBuffer>; type: string }) {
  const form = new FormData()
  form.append('file', new Blob([file.content], { type: file.type }), file.name)
  for (const language of [...eleven.slice(0, 8), 'Latein', 'Farsi']) form.append('languages', language)
  for (const word of words('k')) form.append('keywords', word)
  for (const word of words('a')) form.append('avoidedKeywords', word)
  return form
}

test('a form takes every entry that lists can have in a field of its own', async ({ client, picture }) => {
  expect(await client.sendForm('/api/v1/images', fullestForm(picture))).toMatchObject({ status: 200 })
  const form = fullestForm(list)
  for (const at of words('l').slice(0, 10)) form.append('labels', at)
  expect(await client.sendForm('/api/v1/jobs/quote', form)).toMatchObject({ status: 200 })
})

test('a form with too many fields is refused with the number that is possible', async ({
  client,
  picture,
}) => {
  for (const [path, file] of [
    ['/api/v1/images', picture],
    ['/api/v1/jobs/quote', list],
  ] as const) {
    const form = fullestForm(file)
    for (const word of [...words('b'), ...words('c')]) form.append('keywords', word)
    expect(await client.sendForm(path, form)).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_input',
        error:
          'The form has too many fields: 200 are possible, with 3 MB in all. The entries of a list can also be in one field.',
      },
    })
  }
})

test('a form with too much text in its fields is refused as one with too many', async ({ client }) => {
  const form = fullestForm(list)
  for (let at = 0; at < 40; at++) form.append('keywords', 'x'.repeat(90_000))
  expect(await client.sendForm('/api/v1/jobs/quote', form)).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('with 3 MB in all') },
  })
})
