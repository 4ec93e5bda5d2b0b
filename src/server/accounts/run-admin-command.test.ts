import { currentUser } from '#contract/endpoints/accounts.ts'
import { resetPassword } from '#contract/endpoints/recovery.ts'
import { createToken } from '#contract/endpoints/tokens.ts'
import { expect, test } from '#server/testing/test.ts'
import { createFirstAdmin } from './registering/create-first-admin.ts'
import { CommandProblem, runAdminCommand } from './run-admin-command.ts'

test('the first administrator keeps the role', async ({ start }) => {
  const { platform } = await start({ ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'only for root' })
  await createFirstAdmin(platform)
  await expect(runAdminCommand(platform, ['revoke', 'root'])).rejects.toThrow(CommandProblem)
})

test('grant and revoke apply from the next call on', async ({ make, platform }) => {
  const anna = await make.user()
  await runAdminCommand(platform, ['grant', anna.email.toUpperCase()])
  expect(await anna.call(currentUser)).toMatchObject({ body: { isAdmin: true } })
  await runAdminCommand(platform, ['revoke', anna.username])
  expect(await anna.call(currentUser)).toMatchObject({ body: { isAdmin: false } })
})

test('reset-password removes the password and the API tokens, and prints a single-use link that sets another one', async ({
  make,
  platform,
}) => {
  const anna = await make.user({ password: 'the old one', isVerified: false })
  const access = await anna.call(createToken, {
    body: { name: 'Redaktion', scopes: ['account:read'], days: null },
  })
  const said = await runAdminCommand(platform, ['reset-password', anna.username])
  const { text } = access.body as { text: string }
  const bearer = make.visitor().with({ authorization: `Bearer ${text}` })
  expect(await bearer.get('/api/v1/account')).toMatchObject({ body: { code: 'token_revoked' } })
  const token = new URL(said.split('\n')[1] ?? '').searchParams.get('token') ?? ''
  expect((await anna.call(currentUser)).status).toBe(401)
  const signIn = (password: string) =>
    make.visitor().post('/api/login', { username: anna.username, password })
  expect((await signIn('the old one')).status).toBe(401)
  const use = () =>
    make.visitor().call(resetPassword, { body: { token, newPassword: 'a new horse battery' } })
  expect((await use()).status).toBe(204)
  expect((await use()).status).toBe(400)
  // No mail has proven who owns the address.
  expect(await signIn('a new horse battery')).toMatchObject({ status: 200, body: { isVerified: false } })
})

test('an unknown command or user is explained', async ({ platform }) => {
  await expect(runAdminCommand(platform, ['promote', 'anna'])).rejects.toThrow(/Usage: npm run admin/)
  await expect(runAdminCommand(platform, ['grant'])).rejects.toThrow(/Usage/)
  await expect(runAdminCommand(platform, ['grant', 'nobody'])).rejects.toThrow('There is no user nobody.')
})
