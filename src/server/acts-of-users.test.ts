import { addPreset, changePreset } from '#contract/endpoints/presets.ts'
import { signLink } from '#contract/endpoints/signed-links.ts'
import { everyCall, nameOfCall } from '#contract/testing/every-call.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'

const test = plainTest.extend('environment', { scope: 'file' }, () => ({ RATE_LIMIT: 'on' }))

const acts = everyCall.filter(({ method, config }) => config.access === 'user' && method !== 'GET')
const aPreset = {
  name: 'Laden',
  settings: { languages: ['de'], customLanguages: [], promptType: 'system', customPrompt: '', format: 'csv' },
} as never

const unlimited = [
  // It is signed, and nothing is written.
  signLink,
]

test('each call by which a user changes something is rate limited, so that a loop cannot produce endless rows, records and mails', async ({
  app,
  make,
}) => {
  const anna = await make.user()
  const withoutLimit = []
  for (const endpoint of acts) {
    const { method, url } = endpoint
    const { headers } = await app.inject({
      method,
      url: url.replace(/:\w+/g, '999999'),
      headers: { authorization: `Bearer ${anna.token}` },
    })
    if (!headers['x-ratelimit-limit']) withoutLimit.push(nameOfCall(endpoint))
  }
  expect(withoutLimit).toEqual(unlimited.map(nameOfCall))
})

test('beyond 60 calls a minute a user is refused in all their sessions, and nobody else is', async ({
  make,
}) => {
  const [anna, berta] = [await make.user(), await make.user()]
  const { body: own } = await anna.call(addPreset, { body: aPreset })
  const { body: other } = await berta.call(addPreset, { body: aPreset })
  const input = { params: { id: own.id }, body: { name: 'Shop' } }
  const answers = await Promise.all(Array.from({ length: 61 }, () => anna.call(changePreset, input)))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused).toMatchObject([{ status: 429, body: { code: 'rate_limited' } }])
  expect((await berta.call(changePreset, { ...input, params: { id: other.id } })).status).toBe(200)
})
