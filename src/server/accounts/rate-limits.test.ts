import * as factors from '#contract/endpoints/factors.ts'
import { limitAttempts } from '#server/platform/limit-attempts.ts'
import { codeOf } from '#server/testing/second-factor.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'
import { attemptLimits } from './attempt-limits.ts'
import { issueToken } from './links/issue-token.ts'

const test = plainTest.extend('environment', { scope: 'file' }, () => ({
  RATE_LIMIT: 'on',
  TRUST_PROXY: '1',
}))
const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'bildwort@example.org' }

test('ten failures from one network lock an account for that network for a quarter of an hour, and for nobody else', async ({
  make,
  platform,
}) => {
  const anna = await make.user({ password: 'secret-1' })
  const signIn = (from: string, username: string, password: string) =>
    make
      .visitor({ language: 'en' })
      .with({ 'x-forwarded-for': from })
      .post<{ retryAfterSeconds: number }>('/api/login', { username, password })

  for (const username of [anna.username, 'no-such-name']) {
    const attempts = Array.from({ length: 11 }, () => signIn('198.51.100.1', username, 'wrong-1'))
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([...Array(10).fill(401), 429])
    await platform.pool.query("delete from attempt_counts where ends_at < now() + interval '1 minute'")
  }

  const refused = await signIn('198.51.100.1', anna.username, 'secret-1')
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(Number(refused.headers['retry-after'])).toBe(refused.body.retryAfterSeconds)
  expect(refused.body.retryAfterSeconds).toBeGreaterThan(14 * 60)
  expect((await signIn('198.51.100.2', anna.username, 'secret-1')).status).toBe(200)
})

test('using up the limit of a username reveals nothing about an address', async ({ make }) => {
  const anna = await make.user()
  const ben = await make.user()
  const signIn = (username: string) =>
    make
      .visitor()
      .with({ 'x-forwarded-for': '198.51.100.10' })
      .post('/api/login', { username, password: 'wrong-1' })
  for (let n = 0; n < 10; n++) expect((await signIn(anna.username)).status).toBe(401)
  expect((await signIn(anna.username)).status).toBe(429)
  const [own, other] = [await signIn(anna.email), await signIn(ben.email)]
  expect(own.status).toBe(401)
  expect(own.body).toEqual(other.body)
})

test('an address can sign in twenty times a minute', async ({ make, start }) => {
  const limited = await start()
  const anna = await make.user({ password: 'secret-1' })
  const signIn = () =>
    limited.make.visitor().post('/api/login', { username: anna.username, password: 'secret-1' })
  for (let attempt = 0; attempt < 20; attempt++) expect((await signIn()).status).toBe(200)
  const refused = await signIn()
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

test('two processes count together, and a success clears earlier failures', async ({ make, site, start }) => {
  const [one, other] = [site, await start()]
  const anna = await make.user({ password: 'secret-1' })
  const signIn = (site: typeof one, password: string) =>
    site.make
      .visitor()
      .with({ 'x-forwarded-for': '198.51.100.200' })
      .post('/api/login', { username: anna.username, password })
  for (let attempt = 0; attempt < 9; attempt++) await signIn(attempt % 2 ? one : other, 'wrong-1')
  expect((await signIn(one, 'secret-1')).status).toBe(200)
  expect((await signIn(other, 'wrong-1')).status).toBe(401)
  expect((await signIn(one, 'secret-1')).status).toBe(200)
})

test('concurrent attempts cannot slip through together', async ({ platform }) => {
  const attempts = limitAttempts(platform)
  const counted = await Promise.allSettled(
    Array.from({ length: 30 }, () => attempts.count('at once', { max: 5, windowMs: 60_000 })),
  )
  expect(counted.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

test('an expired window no longer counts', async ({ platform }) => {
  const attempts = limitAttempts(platform)
  await attempts.count('over', { max: 1, windowMs: 60_000 })
  await expect(attempts.count('over', { max: 1, windowMs: 60_000 })).rejects.toMatchObject({
    code: 'rate_limited',
  })
  await platform.pool.query("update attempt_counts set ends_at = now() - interval '1 second'")
  await expect(attempts.count('over', { max: 1, windowMs: 60_000 })).resolves.toBeUndefined()
})

test.for([
  [
    '/api/register',
    (n: number) => ({
      username: `name-${n}`,
      email: `name-${n}@example.org`,
      password: 'a good password',
      language: 'de',
    }),
  ],
  ['/api/auth/forgot-password', (n: number) => ({ email: `nobody-${n}@example.org` })],
  ['/api/auth/resend-verification', (n: number) => ({ username: `nobody-${n}` })],
] as const)('an address may call %s ten times an hour', async ([path, body], { make }) => {
  const visitor = make.visitor().with({ 'x-forwarded-for': `203.0.113.${path.length}` })
  for (let n = 0; n < 10; n++) expect((await visitor.post(path, body(n))).status).toBeLessThan(300)
  expect(await visitor.post(path, body(10))).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
})

test('links for one name are limited by network, for known and unknown names alike', async ({ make }) => {
  const anna = await make.user()
  const ask = (from: string, email: string) =>
    make.visitor().with({ 'x-forwarded-for': from }).post('/api/auth/forgot-password', { email })
  for (const email of [anna.email, 'nobody-at-all@example.org']) {
    const statuses = []
    for (let n = 0; n < 4; n++) statuses.push((await ask('192.0.2.1', email)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await ask('192.0.2.2', email)).status).toBe(200)
  }
})

test('links to one account by its several names stop silently', async ({ make, start }) => {
  const { make: limited, platform } = await start(mail)
  const anna = await make.user({ isVerified: false })
  const visitor = limited.visitor()
  const { email, username } = anna
  for (const body of [{ email }, { username }, { email }, { username }, { email }]) {
    expect((await visitor.post('/api/auth/resend-verification', body)).status).toBe(200)
  }
  const { rows } = await platform.pool.query(
    "select data->'userId' as id from pgboss.job where name = 'send-mail' order by created_on, id",
  )
  expect(rows.map(({ id }) => id)).toEqual([anna.id, anna.id, anna.id, null, null])
})

test('what a stranger types does not use up the links of an account', async ({ make, start }) => {
  const { make: limited, platform } = await start(mail)
  const anna = await make.user({ isVerified: false })
  const visitor = limited.visitor().with({ 'x-forwarded-for': '192.0.2.40' })
  // Names that look like the account's own counters.
  for (const username of [`of ${anna.id}`, `name of ${anna.id}`, `${anna.id}`.padStart(3, ' ')]) {
    await visitor.post('/api/auth/resend-verification', { username })
  }
  const attempts = limitAttempts(platform)
  expect(await attempts.tally(`verify_email of ${anna.id}`, 60_000)).toBe(1)
})

test('ten wrong passwords block password changes for that user only', async ({ make, start }) => {
  const limited = await start()
  const [anna, ben] = [await make.user(), await make.user()]
  const change = (of: typeof anna, currentPassword: string) =>
    limited.make
      .visitor()
      .with({ authorization: `Bearer ${of.token}` })
      .post('/api/user/change-password', { currentPassword, newPassword: 'another horse battery' })
  for (let n = 0; n < 10; n++) expect((await change(anna, 'wrong-1')).status).toBe(400)
  expect(await change(anna, anna.password)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  expect((await change(ben, ben.password)).status).toBe(204)
})

test('an address can try thirty tokens a minute, of whatever kind', async ({ make }) => {
  const visitor = make.visitor().with({ 'x-forwarded-for': '192.0.2.50' })
  const paths = ['verify-reset-token', 'verify-email'].map((name) => `/api/auth/${name}?token=guessed`)
  for (let n = 0; n < 30; n++) expect((await visitor.get(paths[n % 2]!)).status).toBe(400)
  expect((await visitor.get(paths[0]!)).status).toBe(429)
  const reset = { token: 'guessed', newPassword: 'another horse battery' }
  expect((await visitor.post('/api/auth/reset-password', reset)).status).toBe(429)
})

test('an IPv6 network is counted as one, not by address', async ({ make }) => {
  const statuses = []
  for (let n = 0; n < 11; n++) {
    const visitor = make.visitor().with({ 'x-forwarded-for': `2001:db8:7:7::${n}` })
    const email = `nobody-of-network-${n}@example.org`
    statuses.push((await visitor.post('/api/auth/forgot-password', { email })).status)
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429])
})

test('a reset unlocks an account that wrong passwords locked', async ({ make, platform }) => {
  const anna = await make.user()
  const visitor = make.visitor().with({ 'x-forwarded-for': '198.51.100.77' })
  const signIn = (password: string) => visitor.post('/api/login', { username: anna.username, password })
  for (let attempt = 0; attempt < 10; attempt++) await signIn('wrong-1')
  expect((await signIn(anna.password)).status).toBe(429)
  const token = await issueToken(platform.db, { userId: anna.id, kind: 'reset_password' })
  await visitor.post('/api/auth/reset-password', { token, newPassword: 'another horse battery' })
  expect((await signIn('another horse battery')).status).toBe(200)
})

test('refusals are counted by the name of their bound', async ({ make, start }) => {
  const limited = await start()
  const anna = await make.user()
  const reached = async (bound: string) => {
    const { values } = await limited.platform.metrics.boundsReached.get()
    return values.find(({ labels }) => labels.bound === bound)?.value ?? 0
  }
  const signIn = (from: string) =>
    limited.make
      .visitor()
      .with({ 'x-forwarded-for': from })
      .post('/api/login', { username: anna.username, password: 'wrong-1' })
  for (let n = 0; n < 11; n++) await signIn('198.51.100.90')
  expect(await reached('failuresPerNetwork')).toBe(1)

  // All at once, each from a network of its own: more than can wait.
  const answers = await Promise.all(Array.from({ length: 120 }, (_, n) => signIn(`198.51.101.${n}`)))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(await reached('hashesWaiting')).toBe(refused.length)
  for (const { headers } of refused) expect(headers['retry-after']).toBe('3')
})

test('wrong codes use up none of the mails that report a new second factor', async ({ start }) => {
  const { make, platform } = await start(mail)
  const anna = await make.user()
  const { max, windowMs } = attemptLimits.mailsOfFactors
  const { tally } = limitAttempts(platform)
  for (let sent = 1; sent < max; sent += 1) await tally(`mails of factors of account ${anna.id}`, windowMs)
  const { secret } = (await anna.call(factors.startTotp, { body: {} })).body
  const confirm = (code: string) => anna.call(factors.confirmTotp, { body: { code } })
  expect((await confirm('000000')).status).toBe(400)
  expect((await confirm(codeOf(secret))).status).toBe(200)
  const { rows } = await platform.pool.query(
    "select data->>'kind' as kind from pgboss.job where name = 'send-mail'",
  )
  expect(rows).toContainEqual({ kind: 'factor_added' })
})
