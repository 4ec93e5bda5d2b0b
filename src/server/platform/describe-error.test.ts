import { createUser } from '#server/accounts/users/create-user.ts'
import { expect, test } from '#server/testing/test.ts'

test('a failed query is logged by statement, code and place, without its values', async ({
  make,
  platform,
  logs,
}) => {
  const anna = await make.user({ email: 'anna@example.org' })
  const twin = { username: anna.username, email: 'twin@example.org', passwordHash: '$argon2id$secret' }
  const failure = await platform.db.transaction((tx) => createUser(tx, twin)).catch((error: unknown) => error)
  platform.log.error({ err: failure }, 'as the renderer of errors does')

  const text = logs.text()
  const [line] = logs.takeErrors()
  expect(line).toMatchObject({
    err: {
      message: expect.stringContaining('insert into "users"'),
      stack: expect.stringContaining('create-user.ts'),
      cause: { code: '23505', constraint: 'users_username_key' },
    },
  })
  for (const value of [anna.username, twin.email, twin.passwordHash]) expect(text).not.toContain(value)
})

test('a thrown value that is not an error is logged as well', ({ platform, logs }) => {
  platform.log.error({ err: 'just a word' }, 'thrown')
  expect(logs.takeErrors()).toMatchObject([{ err: { message: 'just a word' } }])
})
