import { login } from '#contract/endpoints/accounts.ts'
import { changePassword } from '#contract/endpoints/own-account.ts'
import { resetPassword, verifyEmail } from '#contract/endpoints/recovery.ts'
import { operator } from '#server/audit/actor.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { lockWaiters } from '#server/testing/lock-waiters.ts'
import { expect, test } from '#server/testing/test.ts'
import { until } from '#server/testing/until.ts'
import { issueToken } from './links/issue-token.ts'
import { hashPassword } from './passwords/hash-password.ts'
import { replacePassword } from './passwords/replace-password.ts'
import { anonymiseAccount } from './users/anonymise-account.ts'
import { lockUser } from './users/lock-user.ts'

const newPassword = 'another horse battery'

/** Returns the answer of a call that arrives while a transaction holds its user; `finish` is the rest of the transaction. */
async function callDuring<A>(
  { db, pool }: Platform,
  begin: (tx: Transaction) => Promise<void>,
  call: () => Promise<A>,
  finish: (tx: Transaction) => Promise<void> = async () => {},
): Promise<A> {
  let isOver = false
  const answer = await db.transaction(async (tx) => {
    await begin(tx)
    const calling = call().finally(() => {
      isOver = true
    })
    await until(async () => isOver || (await lockWaiters(pool)).length > 0)
    await finish(tx)
    return { calling }
  })
  return await answer.calling
}

test('a sign-in whose password is replaced during the comparison opens no session', async ({
  make,
  platform,
}) => {
  const anna = await make.user()
  const passwordHash = await hashPassword(newPassword)
  const body = { username: anna.username, password: anna.password }
  const answer = await callDuring(
    platform,
    (tx) => replacePassword(tx, operator, anna.id, { kind: 'password_reset', passwordHash }),
    () => make.visitor().call(login, { body }),
  )
  expect(answer).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } })
  const { rowCount } = await platform.pool.query('select from sessions where user_id = $1', [anna.id])
  expect(rowCount).toBe(0)
})

test('a password change during a reset does not undo the reset', async ({ make, platform }) => {
  const anna = await make.user()
  const passwordHash = await hashPassword(newPassword)
  const body = { currentPassword: anna.password, newPassword: 'the horse of a thief' }
  const answer = await callDuring(
    platform,
    (tx) => replacePassword(tx, operator, anna.id, { kind: 'password_reset', passwordHash }),
    () => anna.call(changePassword, { body }),
  )
  expect(answer).toMatchObject({ status: 400, body: { code: 'wrong_password' } })
  const signIn = { body: { username: anna.username, password: newPassword } }
  expect((await make.visitor().call(login, signIn)).status).toBe(200)
})

test('a reset and a change of the same password do not deadlock', async ({ make, platform }) => {
  const anna = await make.user()
  const token = await issueToken(platform.db, { userId: anna.id, kind: 'reset_password' })
  const passwordHash = await hashPassword(newPassword)
  const answer = await callDuring(
    platform,
    (tx) => lockUser(tx, anna.id),
    () => make.visitor().call(resetPassword, { body: { token, newPassword } }),
    (tx) => replacePassword(tx, operator, anna.id, { kind: 'password_reset', passwordHash }),
  )
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_token' } })
})

test('a verification and a deletion of the same user do not deadlock', async ({ make, platform }) => {
  const anna = await make.user({ isVerified: false })
  const token = await issueToken(platform.db, { userId: anna.id, kind: 'verify_email' })
  const answer = await callDuring(
    platform,
    (tx) => lockUser(tx, anna.id),
    () => make.visitor().call(verifyEmail, { query: { token } }),
    (tx) => anonymiseAccount(tx, anna.id),
  )
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_token' } })
})
