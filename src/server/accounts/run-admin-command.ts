import { randomBytes } from 'node:crypto'
import { firstAdminId } from '#contract/entities/user.ts'
import { operator } from '#server/audit/actor.ts'
import type { Platform } from '#server/platform/platform.ts'
import { resetFactors } from './factors/reset-factors.ts'
import { hashPassword } from './passwords/hash-password.ts'
import { replacePassword } from './passwords/replace-password.ts'
import { findAccount } from './users/find-account.ts'
import { setAdmin } from './users/set-admin.ts'

type AdminPlatform = Pick<Platform, 'db' | 'queue' | 'mailer'>
type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

const usage = `Usage: npm run admin -- <command> <username or e-mail>
  grant            make the user an administrator
  revoke           make the administrator a user again
  reset-password   set a new password, print it, and end the user's sessions
  reset-factors    remove the user's second factors, for a lost phone, and end the user's sessions`

/** What an operator of the machine may do to an account. Throws a `CommandProblem` whose message says what is wrong. */
export async function runAdminCommand(platform: AdminPlatform, [command, name]: string[]): Promise<string> {
  const run = commands.get(command ?? '')
  if (!run || !name) throw new CommandProblem(usage)
  const account = await findAccount(platform.db, name)
  if (!account) throw new CommandProblem(`There is no user ${name}.`)
  return run(platform, account)
}

export class CommandProblem extends Error {}

const commands = new Map([
  ['grant', grant],
  ['revoke', revoke],
  ['reset-password', resetPassword],
  ['reset-factors', resetLostFactors],
])

async function grant({ db }: AdminPlatform, { id, username }: Account): Promise<string> {
  await setAdmin(db, operator, id, true)
  return `${username} is an administrator now.`
}

// Somebody must be left who can make others administrators.
async function revoke({ db }: AdminPlatform, { id, username }: Account): Promise<string> {
  if (id === firstAdminId) throw new CommandProblem(`${username} is the first administrator and stays one.`)
  await setAdmin(db, operator, id, false)
  return `${username} is no administrator any more.`
}

async function resetPassword({ db }: AdminPlatform, { id, username }: Account): Promise<string> {
  const password = randomBytes(15).toString('base64url')
  const passwordHash = await hashPassword(password)
  await db.transaction((tx) => replacePassword(tx, operator, id, { kind: 'password_reset', passwordHash }))
  return `The new password of ${username}: ${password}`
}

async function resetLostFactors(platform: AdminPlatform, { id, username }: Account): Promise<string> {
  await resetFactors(platform, operator, id)
  return `${username} has no second factor any more, and is signed out everywhere.`
}
