import { EmailAddress } from '#contract/endpoints/registering.ts'
import { firstAdminId } from '#contract/entities/user.ts'
import { operator } from '#server/audit/actor.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { setAddress } from './addresses/set-address.ts'
import { resetFactors } from './factors/reset-factors.ts'
import { issueOperatorsLink } from './recovering/issue-operators-link.ts'
import { findAccount } from './users/find-account.ts'
import { setAdmin } from './users/set-admin.ts'

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>
type CommandPlatform = Pick<Platform, 'db' | 'settings' | 'secrets' | 'queue' | 'mailer'>

const usage = `Usage: npm run admin -- <command> <username or e-mail>
  grant                   make the user an administrator
  revoke                  make the administrator a user again
  reset-password          end the user's password, sessions and access tokens, and print a link that sets a new password
  reset-factors           remove the user's second factors, for a lost phone, and end the user's sessions
  set-address             give the user another address, which follows the name and counts as verified`

/** Runs an operator's command on an account. Throws a `CommandProblem` whose message says what is wrong. */
export async function runAdminCommand(
  platform: CommandPlatform,
  [command, name, ...more]: string[],
): Promise<string> {
  const run = commands.get(command ?? '')
  if (!run || !name) throw new CommandProblem(usage)
  const account = await findAccount(platform.db, name)
  if (!account) throw new CommandProblem(`There is no user ${name}.`)
  return run(platform, account, more)
}

export class CommandProblem extends Error {}

type Command = (platform: CommandPlatform, account: Account, more: string[]) => Promise<string>

const commands = new Map<string, Command>([
  ['grant', grant],
  ['revoke', revoke],
  ['reset-password', resetPassword],
  ['reset-factors', resetLostFactors],
  ['set-address', setAddressOf],
])

async function grant({ db }: CommandPlatform, { id, username }: Account): Promise<string> {
  await setAdmin(db, operator, id, true)
  return `${username} is an administrator now.`
}

// At least one user must remain who can appoint administrators.
async function revoke({ db }: CommandPlatform, { id, username }: Account): Promise<string> {
  if (id === firstAdminId) throw new CommandProblem(`${username} is the first administrator and stays one.`)
  await setAdmin(db, operator, id, false)
  return `${username} is no administrator any more.`
}

async function resetPassword(platform: CommandPlatform, { id, username }: Account): Promise<string> {
  const link = await issueOperatorsLink(platform, operator, id)
  return `The old password of ${username} no longer works. This link sets a new one; it works once, within 24 hours:\n${link}`
}

async function setAddressOf(
  platform: CommandPlatform,
  { id, username }: Account,
  [address = '']: string[],
): Promise<string> {
  const { data: newEmail } = EmailAddress.safeParse(address)
  if (!newEmail) throw new CommandProblem(`“${address}” is no e-mail address.`)
  try {
    await setAddress(platform, operator, { userId: id, newEmail })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'email_taken') throw error
    throw new CommandProblem(`Another user has ${newEmail}.`)
  }
  return `The address of ${username} is ${newEmail} now, and counts as verified.`
}

async function resetLostFactors(platform: CommandPlatform, { id, username }: Account): Promise<string> {
  await resetFactors(platform, operator, id)
  return `${username} has no second factor any more, and is signed out everywhere.`
}
