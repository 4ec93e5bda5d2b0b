import { readAccount } from '#contract/endpoints/v1/account.ts'
import { retryJob, startJob, stopJob } from '#contract/endpoints/v1/jobs.ts'
import { createWebhook, testWebhook } from '#contract/endpoints/v1/webhooks.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { countStart } from '#server/jobs/starting/count-start.ts'
import { bounds } from '#server/platform/bounds.ts'
import { expect, test } from '#server/testing/job-test.ts'

test('starts through the API count together with those of the app, and answered repeats do not count', async ({
  start,
}) => {
  const { make, platform } = await start({ RATE_LIMIT: 'on' })
  const anna = await make.user()
  const input = { name: 'Test', scopes: ['jobs:write' as const], days: null, monthlyCapCents: null }
  const { text } = await createToken(platform, userAt(anna.id, '192.0.2.7'), input)
  const client = make.visitor({ language: 'en' }).with({ authorization: `Bearer ${text}` })
  const body = { images: [{ url: 'https://example.org/1.jpg' }], languages: ['de'] }
  const startWith = (key: string) => client.with({ 'idempotency-key': key }).call(startJob, { body })
  for (let made = 0; made < bounds.startsPerUser.max - 2; made += 1)
    await countStart(platform, { id: anna.id, isAdmin: false, language: 'de' })

  const first = await startWith('one')
  expect(first.status).toBe(202)
  expect((await anna.startJob()).status).toBe(202)

  const refused = await startWith('two')
  expect(refused).toMatchObject({
    status: 429,
    body: {
      code: 'rate_limited',
      limit: 'starts',
      max: 60,
      windowSeconds: 3_600,
      error: expect.stringMatching(
        /^At most 60 starts of jobs an hour are possible\. Please wait [\d,]+ seconds\.$/,
      ),
    },
  })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await startWith('one')).toMatchObject({
    status: 202,
    headers: { 'idempotency-replayed': 'true' },
    body: { id: first.body.id },
  })
  await client.call(stopJob, { params: { id: first.body.id } })
  await anna.stopJob()
})

test('test tokens have 240 starts an hour of their own, which the account and every answer say', async ({
  start,
}) => {
  const { make, platform } = await start({ RATE_LIMIT: 'on' })
  const anna = await make.user()
  const input = { name: 'Test', days: null, monthlyCapCents: null, isTest: true }
  const scopes = ['jobs:write' as const, 'account:read' as const]
  const { text } = await createToken(platform, userAt(anna.id, '192.0.2.7'), { ...input, scopes })
  const client = make.visitor().with({ authorization: `Bearer ${text}` })
  const body = { images: [{ url: 'https://example.org/1.jpg' }], languages: ['de'] }
  for (let made = 0; made < 239; made += 1)
    await countStart(platform, { id: anna.id, isAdmin: false, language: 'de', isTest: true })

  const last = await client.call(startJob, { body })
  expect(last.status).toBe(202)
  expect(last.headers['ratelimit-policy']).toContain('"starts";q=240;w=3600')
  expect(last.headers.ratelimit).toContain('"starts";r=0;')
  await client.call(stopJob, { params: { id: last.body.id } })
  expect(await client.call(startJob, { body })).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect((await client.call(readAccount)).body).toMatchObject({ limits: { startsPerHour: 240 } })
  expect((await anna.startJob()).status).toBe(202)
  await anna.stopJob()
})

test('each answer says how many starts and changes of webhooks are left, and what was refused counts as no start', async ({
  start,
}) => {
  const { make, platform } = await start({ RATE_LIMIT: 'on' })
  const anna = await make.user()
  const scopes = ['jobs:write' as const, 'webhooks:write' as const]
  const input = { name: 'Test', scopes, days: null, monthlyCapCents: null }
  const { text } = await createToken(platform, userAt(anna.id, '192.0.2.7'), input)
  const client = make.visitor({ language: 'en' }).with({ authorization: `Bearer ${text}` })
  const images = [{ url: 'https://example.org/1.jpg' }]
  const left = ({ headers }: { headers: Record<string, unknown> }, limit: string) =>
    Number(new RegExp(`"${limit}";r=(\\d+);t=\\d+`).exec(String(headers.ratelimit))?.[1])

  const first = await client.call(startJob, { body: { images, languages: ['de'] } })
  expect(first.headers['ratelimit-policy']).toBe(
    '"calls";q=600;w=60, "images";q=60;w=60, "starts";q=60;w=3600, "quotes";q=300;w=3600, "webhook-changes";q=60;w=3600, "webhook-sends";q=60;w=60, "webhook-tests";q=100;w=86400, "audits";q=30;w=3600',
  )
  expect(left(first, 'starts')).toBe(59)
  await client.call(stopJob, { params: { id: first.body.id } })
  await platform.pool.query("update jobs set status = 'failed', finished_at = now()")
  // A quote, a retry that is one, and a list that is none.
  const over = await client.call(startJob, { body: { images, languages: ['de'], maxCost: 0 } })
  expect(over).toMatchObject({ status: 402, body: { code: 'over_max_cost' } })
  expect(left(over, 'starts')).toBe(59)
  const retry = { params: { id: first.body.id }, body: { again: true, maxCost: 0 } }
  expect(await client.call(retryJob, retry)).toMatchObject({ status: 402, body: { code: 'over_max_cost' } })
  const form = new FormData()
  form.append('nonsense', '1')
  form.append('file', new Blob(['url\nhttps://example.org/1.jpg']), 'list.csv')
  expect((await client.post('/api/v1/jobs', form)).status).toBe(400)
  const second = await client.call(startJob, { body: { images, languages: ['de'] } })
  expect(left(second, 'starts')).toBe(58)
  await client.call(stopJob, { params: { id: second.body.id } })

  const hook = { url: 'https://example.org/hook', events: ['job.completed' as const] }
  const made = await client.call(createWebhook, { body: hook })
  expect(left(made, 'webhook-changes')).toBe(59)
  const tried = await client.call(testWebhook, { params: { id: made.body.webhook.id } })
  expect([left(tried, 'webhook-sends'), left(tried, 'webhook-tests')]).toEqual([59, 99])
})
