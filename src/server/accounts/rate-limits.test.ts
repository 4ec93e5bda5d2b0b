import { expect, test } from '#server/testing/test.ts'
import { limitFailures } from './limit-failures.ts'

test('ten failures close an account for a quarter of an hour, whatever it is called by', async ({
  make,
  start,
}) => {
  const limited = await start({ RATE_LIMIT: 'on', TRUST_PROXY: '1' })
  const anna = await make.user({ password: 'secret-1' })
  // Each attempt from an address of its own, so that only the account's limit counts.
  const signIn = (attempt: number, username: string, password: string) =>
    limited.make
      .visitor({ language: 'en' })
      .with({ 'x-forwarded-for': `198.51.100.${attempt}` })
      .post<{ retryAfterSeconds: number }>('/api/login', { username, password })

  const attempts = Array.from({ length: 10 }, (_, i) =>
    signIn(i, i % 2 ? anna.username : anna.email, 'wrong-1'),
  )
  for (const answer of await Promise.all(attempts)) expect(answer.status).toBe(401)

  const refused = await signIn(11, anna.username, 'secret-1')
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(Number(refused.headers['retry-after'])).toBe(refused.body.retryAfterSeconds)
  expect(refused.body.retryAfterSeconds).toBeGreaterThan(14 * 60)

  const unknown = await Promise.all(
    Array.from({ length: 11 }, (_, i) => signIn(20 + i, 'no-such-name', 'wrong-1')),
  )
  expect(unknown.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(401), 429])
})

test('an address may sign in twenty times a minute', async ({ make, start }) => {
  const limited = await start({ RATE_LIMIT: 'on' })
  const anna = await make.user({ password: 'secret-1' })
  const signIn = () =>
    limited.make.visitor().post('/api/login', { username: anna.username, password: 'secret-1' })
  for (let attempt = 0; attempt < 20; attempt++) expect((await signIn()).status).toBe(200)
  const refused = await signIn()
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('a success clears the failures before it, and time clears them too', () => {
  let now = 0
  const failures = limitFailures({ max: 2, windowMs: 1_000 }, () => now)
  const refused = expect.objectContaining({ code: 'rate_limited', details: { retryAfterSeconds: 1 } })
  failures.attempt('anna')
  failures.forgive('anna')
  failures.attempt('anna')
  failures.attempt('anna')
  expect(() => failures.attempt('anna')).toThrow(refused)
  failures.attempt('ben')
  now = 1_000
  failures.attempt('anna')
})
