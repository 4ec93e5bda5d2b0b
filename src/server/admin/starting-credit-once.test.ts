import { credits } from '#contract/endpoints/credits.ts'
import { deleteAccount } from '#contract/endpoints/own-account.ts'
import { rotateKeys } from '#server/apikeys/rotate-keys.ts'
import { createSecrets } from '#server/platform/secrets/create-secrets.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'
import { verifyMoney } from './verify-money.ts'

const [first, second, third] = ['first', 'second', 'third'].map(
  (word) => `the ${word} secret key, long enough`,
)
const test = plainTest.extend('environment', { scope: 'file' }, () => ({ SECRET_KEY: first! }))
const password = 'another horse battery'

type Site = {
  make: { visitor(): { post<B>(path: string, body: object): Promise<{ status: number; body: B }> } }
}

async function creditOf({ make }: Site, username: string, email: string): Promise<number> {
  const body = { username, email, password, language: 'en' }
  const answer = await make.visitor().post<{ creditBalance: number }>('/api/register', body)
  expect(answer.status).toBe(201)
  return answer.body.creditBalance
}

test('deleting an account and registering its address again earns no second credit', async ({
  site,
  make,
  platform,
}) => {
  const body = { username: 'anna', email: 'Anna@example.org', password, language: 'en' }
  const answer = await make.visitor().post<{ creditBalance: number }>('/api/register', body)
  expect(answer.body.creditBalance).toBe(500)
  const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0]!
  const gone = await make.visitor().with({ cookie }).call(deleteAccount, { body: { password } })
  expect(gone.status).toBe(204)
  expect(await creditOf(site, 'anna', 'anna@EXAMPLE.org')).toBe(0)
  const again = await make.visitor().post('/api/login', { username: 'anna', password })
  const session = String([again.headers['set-cookie']].flat()[0]).split(';')[0]!
  expect((await make.visitor().with({ cookie: session }).call(credits)).body).toMatchObject({
    balance: 0,
    startsWithCredit: false,
  })
  // The same mailbox in another spelling, and another mailbox.
  expect(await creditOf(site, 'anna-again', 'anna+again@example.org')).toBe(0)
  expect(await creditOf(site, 'hanna', 'hanna@example.org')).toBe(500)
  expect(await verifyMoney(platform.db)).toMatchObject({ differences: [] })
})

test('users from before credits were recorded do not earn it again either', async ({ site, make }) => {
  const ben = await make.user({ email: 'ben@example.org' })
  expect((await ben.call(deleteAccount, { body: { password: ben.password } })).status).toBe(204)
  expect(await creditOf(site, 'ben-again', 'ben@example.org')).toBe(0)
})

test('the address is not stored in a form against which addresses could be tested', async ({
  site,
  platform,
}) => {
  await creditOf(site, 'carla', 'carla@example.org')
  const { rows } = await platform.pool.query(
    `select count(*)::int as plain from starting_credit_grants
     where address_hash in (sha256('carla@example.org'), sha256('Carla@example.org'))`,
  )
  expect(rows).toEqual([{ plain: 0 }])
})

test('it is recognised after SECRET_KEY was rotated twice, and a lost SECRET_KEY does not prevent registration', async ({
  site,
  platform,
  start,
}) => {
  expect(await creditOf(site, 'dora', 'dora@example.org')).toBe(500)
  await rotateKeys(platform.db, createSecrets({ SECRET_KEY: second, SECRET_KEY_PREVIOUS: first }))
  await rotateKeys(platform.db, createSecrets({ SECRET_KEY: third, SECRET_KEY_PREVIOUS: second }))
  const rotated = await start({ SECRET_KEY: third! })
  expect(await creditOf(rotated, 'dora-again', 'dora+2@example.org')).toBe(0)

  const lost = await start({ SECRET_KEY: 'a secret key that never sealed anything here' })
  expect(await creditOf(lost, 'dora-anew', 'dora+3@example.org')).toBe(500)
  expect(await creditOf(lost, 'dora-anew-2', 'dora+4@example.org')).toBe(0)
  await platform.pool.query('delete from address_hash_keys where id > 1')
})
