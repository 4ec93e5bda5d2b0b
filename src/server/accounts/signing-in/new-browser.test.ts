import { changePassword } from '#contract/endpoints/own-account.ts'
import type { Platform } from '#server/platform/platform.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'

const test = plainTest.extend('environment', { scope: 'file' }, () => ({
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'bildwort@example.org',
}))

const password = 'a horse with a battery'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('a sign-in in an unknown browser is reported to the owner, a further one there is not', async ({
  make,
  platform,
}) => {
  const anna = await make.user({ password })
  const browser = make.visitor().with({ 'user-agent': firefox })
  const credentials = { username: anna.username, password }
  const first = await browser.post('/api/login', credentials)
  const known = [first.headers['set-cookie']]
    .flat()
    .map(String)
    .find((line) => /^bildwort_known=/.test(line))
  await browser.with({ cookie: known!.split(';')[0]! }).post('/api/login', credentials)
  await browser.post('/api/login', { ...credentials, password: 'not the password' })
  const device = { browser: 'Firefox', system: 'Linux', network: '127.0.0.0/24' }
  expect(await ordersOf(platform, anna.id)).toEqual([{ kind: 'new_browser', userId: anna.id, device }])
})

test('a password change is reported to its owner', async ({ make, platform }) => {
  const anna = await make.user({ password })
  const refused = await anna.call(changePassword, {
    body: { currentPassword: 'not the password', newPassword: 'another horse battery' },
  })
  expect(refused.status).toBe(400)
  expect(await ordersOf(platform, anna.id)).toEqual([])
  const body = { currentPassword: password, newPassword: 'another horse battery' }
  expect((await anna.call(changePassword, { body })).status).toBe(204)
  expect(await ordersOf(platform, anna.id)).toEqual([{ kind: 'password_changed', userId: anna.id }])
})

async function ordersOf({ pool }: Platform, userId: number) {
  const { rows } = await pool.query(
    "select data from pgboss.job where name = 'send-mail' and (data ->> 'userId')::int = $1 order by created_on",
    [userId],
  )
  return rows.map(({ data }) => data)
}
