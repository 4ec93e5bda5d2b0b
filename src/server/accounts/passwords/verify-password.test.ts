import { hash as hashAtCost } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { login } from '#contract/endpoints/accounts.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { expect, test } from '#server/testing/test.ts'
import { hashPassword } from './hash-password.ts'
import { verifyPassword } from './verify-password.ts'

test('a password matches only its own hash', async () => {
  const hash = await hashPassword('a password of Anna')
  expect(await verifyPassword(hash, 'a password of Anna', 'known')).toBe(true)
  expect(await verifyPassword(hash, 'a password of Berta', 'known')).toBe(false)
})

test.for([undefined, ''])('no password matches the hash %j', async (hash) => {
  for (const password of ['a password', 'nobody has this account', ''])
    expect(await verifyPassword(hash, password, 'known')).toBe(false)
})

test('signing in rehashes a password whose hash has an outdated cost', async ({ make, platform }) => {
  const password = 'a password of long ago'
  const anna = await make.user({ password })
  const isAnna = eq(users.id, anna.id)
  const passwordHash = await hashAtCost(password, { memoryCost: 64, timeCost: 1 })
  await platform.db.update(users).set({ passwordHash }).where(isAnna)
  const signIn = (typed: string) =>
    make.visitor().call(login, { body: { username: anna.username, password: typed } })
  const kept = async () => (await platform.db.select().from(users).where(isAnna))[0]?.passwordHash

  expect((await signIn('another password')).status).toBe(401)
  expect(await kept()).toBe(passwordHash)
  expect((await signIn(password)).status).toBe(200)
  const renewed = await kept()
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$/)
  expect((await signIn(password)).status).toBe(200)
  expect(await kept()).toBe(renewed)
})
