import { retryJob } from '#contract/endpoints/starting.ts'
import { bounds } from '#server/platform/bounds.ts'
import { limitAttempts } from '#server/platform/limit-attempts.ts'
import { expect, test } from '#server/testing/job-test.ts'
import { countStart } from './count-start.ts'

test('a user can start and retry sixty jobs an hour; answers from earlier starts do not count', async ({
  start,
}) => {
  const [site, other] = [await start({ RATE_LIMIT: 'on' }), await start({ RATE_LIMIT: 'on' })]
  const { make, platform } = site
  const [anna, berta] = [await make.user({ language: 'en' }), await make.user()]
  const caller = { id: anna.id, isAdmin: false, language: 'en' } as const
  // In another process: they count together.
  for (let made = 0; made < bounds.startsPerUser.max - 2; made += 1) await countStart(other.platform, caller)

  const first = await anna.startJob({ idempotencyKey: 'one' })
  for (let again = 0; again < 3; again += 1)
    expect((await anna.startJob({ idempotencyKey: 'one' })).body).toEqual(first.body)
  expect(await anna.startJob()).toMatchObject({ status: 409, body: { code: 'job_already_running' } })
  await anna.stopJob()
  const retry = () => anna.call(retryJob, { params: { id: first.body.jobId }, query: { again: 'true' } })
  expect((await retry()).status).toBe(202)
  await anna.stopJob()

  for (const refused of [await anna.startJob(), await retry()]) {
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  }
  expect((await platform.metrics.boundsReached.get()).values).toContainEqual({
    labels: { bound: 'startsPerUser' },
    value: 2,
  })
  expect((await anna.startJob({ idempotencyKey: 'one' })).body).toEqual(first.body)
  expect((await berta.startJob()).status).toBe(202)
  await berta.stopJob()
})

test('refused starts count separately, and as starts beyond a limit', async ({ start }) => {
  const { make, platform } = await start({ RATE_LIMIT: 'on' })
  const anna = await make.user()
  const caller = { id: anna.id, isAdmin: false, language: 'de' } as const
  for (let made = 0; made < bounds.startsPerUser.max - 1; made += 1) await countStart(platform, caller)
  const waiting = await make.user({ isWaiting: true })
  expect((await waiting.startJob()).status).toBe(403)
  for (let again = 0; again < 3; again += 1) expect((await anna.startJob({ languages: [] })).status).toBe(400)
  const refused = `refused starts of ${anna.id}`
  const { max, windowMs } = bounds.refusedStartsPerUser
  for (let more = 3; more < max; more += 1) await limitAttempts(platform).tally(refused, windowMs)
  expect((await anna.startJob({ languages: [] })).status).toBe(400)
  expect((await anna.startJob()).status).toBe(429)
})
