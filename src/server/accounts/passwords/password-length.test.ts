import { issueToken } from '#server/accounts/links/issue-token.ts'
import { expect, test } from '#server/testing/test.ts'

test('an installation can require longer passwords, but only when one is set', async ({ start }) => {
  const { make, platform } = await start({ PASSWORD_MIN_LENGTH: '12' })
  const old = await make.user({ password: 'secret-1' })
  const ask = (password: string) =>
    make.visitor({ language: 'en' }).post('/api/register', {
      username: 'of-eleven',
      email: 'of-eleven@example.org',
      language: 'en',
      password,
    })
  expect(await ask('eleven char')).toMatchObject({
    status: 400,
    body: {
      code: 'password_too_short',
      minLength: 12,
      message: 'This password is too short. Please choose one with at least 12 characters.',
    },
  })
  expect((await ask('twelve chars')).status).toBe(201)
  const signIn = { username: old.username, password: 'secret-1' }
  expect((await make.visitor().post('/api/login', signIn)).status).toBe(200)
  const change = (newPassword: string) =>
    old.post('/api/user/change-password', { currentPassword: 'secret-1', newPassword })
  expect(await change('eleven char')).toMatchObject({ body: { code: 'password_too_short' } })
  const token = await issueToken(platform.db, { userId: old.id, kind: 'reset_password' })
  const reset = (newPassword: string) =>
    make.visitor().post('/api/auth/reset-password', { token, newPassword })
  expect(await reset('eleven char')).toMatchObject({ body: { code: 'password_too_short' } })
  expect((await reset('twelve chars')).status).toBe(204)
  expect(await make.visitor().get('/api/settings')).toMatchObject({ body: { passwordMinLength: 12 } })
})
