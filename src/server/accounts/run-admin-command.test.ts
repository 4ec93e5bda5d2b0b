import { currentUser } from '#contract/endpoints/accounts.ts'
import { expect, test } from '#server/testing/test.ts'
import { createFirstAdmin } from './registering/create-first-admin.ts'
import { CommandProblem, runAdminCommand } from './run-admin-command.ts'

test('the first administrator stays one', async ({ start }) => {
  const { platform } = await start({ ADMIN_USERNAME: 'root', ADMIN_PASSWORD: 'only for root' })
  await createFirstAdmin(platform)
  await expect(runAdminCommand(platform, ['revoke', 'root'])).rejects.toThrow(CommandProblem)
})

test('grant and revoke count from the next call on', async ({ make, platform }) => {
  const anna = await make.user()
  await runAdminCommand(platform, ['grant', anna.email.toUpperCase()])
  expect(await anna.call(currentUser)).toMatchObject({ body: { isAdmin: true } })
  await runAdminCommand(platform, ['revoke', anna.username])
  expect(await anna.call(currentUser)).toMatchObject({ body: { isAdmin: false } })
})

test('reset-password prints a password that works, and ends what the old one opened', async ({
  make,
  platform,
}) => {
  const anna = await make.user({ password: 'the old one' })
  const said = await runAdminCommand(platform, ['reset-password', anna.username])
  const password = said.split(': ')[1] ?? ''
  expect((await anna.call(currentUser)).status).toBe(401)
  const signIn = (word: string) =>
    make.visitor().post('/api/login', { username: anna.username, password: word })
  expect((await signIn('the old one')).status).toBe(401)
  expect((await signIn(password)).status).toBe(200)
})

test('an unknown command or user is explained', async ({ platform }) => {
  await expect(runAdminCommand(platform, ['promote', 'anna'])).rejects.toThrow(/Usage: npm run admin/)
  await expect(runAdminCommand(platform, ['grant'])).rejects.toThrow(/Usage/)
  await expect(runAdminCommand(platform, ['grant', 'nobody'])).rejects.toThrow('There is no user nobody.')
})
