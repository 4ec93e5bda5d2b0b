import { startJob, stopJob } from '#contract/endpoints/v1/jobs.ts'
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
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await startWith('one')).toMatchObject({
    status: 202,
    headers: { 'idempotency-replayed': 'true' },
    body: { id: first.body.id },
  })
  await client.call(stopJob, { params: { id: first.body.id } })
  await anna.stopJob()
})
