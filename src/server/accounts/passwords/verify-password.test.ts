import { expect, test } from '#server/testing/test.ts'
import { hashPassword } from './hash-password.ts'
import { verifyPassword } from './verify-password.ts'

test('a password belongs to its own hash alone', async () => {
  const hash = await hashPassword('a password of Anna')
  expect(await verifyPassword(hash, 'a password of Anna', 'known')).toBe(true)
  expect(await verifyPassword(hash, 'a password of Berta', 'known')).toBe(false)
})

test.for([undefined, ''])('no password is right where the hash is %j', async (hash) => {
  for (const password of ['a password', 'nobody has this account', ''])
    expect(await verifyPassword(hash, password, 'known')).toBe(false)
})
