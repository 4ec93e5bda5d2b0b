import { describeImage } from '#contract/endpoints/v1/images.ts'
import { listJobs } from '#contract/endpoints/v1/jobs.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test } from '#server/testing/test.ts'

const aPicture = { body: { url: 'https://example.org/1.jpg', languages: ['de'] } }

async function tokenOf(platform: Platform, userId: number) {
  const input = { name: 'Test', scopes: ['images:write' as const, 'jobs:read' as const], days: null }
  const { text } = await createToken(platform, userAt(userId, '192.0.2.7'), {
    ...input,
    monthlyCapCents: null,
  })
  return { authorization: `Bearer ${text}` }
}

test('a user can have sixty pictures described a minute, across all tokens and processes; the next one is told when to retry', async ({
  make,
  start,
}) => {
  const [one, two] = [await start({ RATE_LIMIT: 'on' }), await start({ RATE_LIMIT: 'on' })]
  const anna = await make.user()
  const token = await tokenOf(one.platform, anna.id)
  const english = one.make.visitor({ language: 'en' }).with(token)
  const german = two.make.visitor({ language: 'de' }).with(await tokenOf(two.platform, anna.id))
  // Without keys a call that is not refused for its rate is refused for that, and counts all the same.
  expect(await english.call(describeImage, aPicture)).toMatchObject({ status: 409 })
  // The minute becomes an hour, so that it cannot end during this test.
  await one.platform.pool.query("update attempt_counts set count = 59, ends_at = now() + interval '1 hour'")

  const last = await german.call(describeImage, aPicture)
  expect(last).toMatchObject({
    status: 409,
    headers: { ratelimit: expect.stringMatching(/"images";r=0;t=\d+$/) },
  })
  const refused = await german.call(describeImage, aPicture)
  const seconds = Number(refused.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(3_600)
  expect(refused).toMatchObject({
    status: 429,
    headers: {
      ratelimit: expect.stringMatching(/^"calls";r=\d+;t=\d+, "images";r=0;t=\d+$/),
      'ratelimit-policy': expect.stringContaining('"calls";q=600;w=60, "images";q=60;w=60'),
    },
    body: {
      code: 'too_many_calls',
      error: `Die Zugangstoken eines Kontos erlauben zusammen 60 Aufrufe dieser Art in der Minute; Testdaten zählen getrennt. Bitte warten Sie ${seconds.toLocaleString('de')} Sekunden.`,
      limit: 'images',
      max: 60,
      retryAfterSeconds: seconds,
    },
  })
  const inEnglish = await english.with({ prefer: 'respond-async' }).call(describeImage, aPicture)
  const wait = Number(inEnglish.headers['retry-after'])
  expect(inEnglish).toMatchObject({
    status: 429,
    body: {
      error: `The access tokens of an account allow 60 calls of this kind a minute, counted separately for live and test data. Please wait ${wait.toLocaleString('en')} seconds.`,
    },
  })

  // Their other calls continue, and so does another user; another token makes no difference.
  expect((await english.call(listJobs)).status).toBe(200)
  const another = one.make.visitor().with(await tokenOf(one.platform, anna.id))
  expect((await another.call(describeImage, aPicture)).status).toBe(429)
  const other = one.make.visitor().with(await tokenOf(one.platform, (await make.user()).id))
  expect((await other.call(describeImage, aPicture)).status).toBe(409)
})

test('calls of one user by several tokens at once are counted together', async ({ make, start }) => {
  const { make: makeCallers, platform } = await start({ RATE_LIMIT: 'on' })
  const anna = await make.user()
  const tokens = await Promise.all(Array.from({ length: 5 }, () => tokenOf(platform, anna.id)))
  const calls = tokens
    .flatMap((token) => [token, token])
    .map((token) => makeCallers.visitor().with(token).call(listJobs))
  for (const { status } of await Promise.all(calls)) expect(status).toBe(200)
  const { headers } = await makeCallers.visitor().with(tokens[0]!).call(listJobs)
  expect(headers.ratelimit).toMatch(/^"calls";r=589;/)
})

for (const [what, preference] of [
  ['answered in the call', {}],
  ['left to a worker', { prefer: 'respond-async' }],
] as const)
  test(`a repetition of a picture ${what} is answered and counts for nothing, whatever is left`, async ({
    make,
    start,
  }) => {
    const site = await start({
      RATE_LIMIT: 'on',
      ANTHROPIC_API_KEY: 'test-key-anthropic-0001',
      IMAGE_FETCH_ONLY: 'nowhere.example',
    })
    const user = await make.user({ balanceCents: 100 })
    const anna = site.make.visitor().with(await tokenOf(site.platform, user.id))
    const send = (key: string) =>
      anna.with({ ...preference, 'idempotency-key': key }).call(describeImage, aPicture)
    const first = await send('a picture')
    await site.platform.pool.query(
      "update attempt_counts set count = 60, ends_at = now() + interval '1 hour'",
    )
    const again = await send('a picture')
    expect(again.status).toBe(first.status)
    expect(again.headers['idempotency-replayed']).toBe('true')
    const counted = await site.platform.pool.query('select max(count)::int as most from attempt_counts')
    expect(counted.rows).toEqual([{ most: 61 }])
    // Sixty calls are left, but no pictures.
    expect(await send('another picture')).toMatchObject({ status: 429, body: { limit: 'images' } })
    expect((await send('a picture')).status).toBe(first.status)
  })
