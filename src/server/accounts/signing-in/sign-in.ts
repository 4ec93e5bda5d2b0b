import type { FastifyRequest } from 'fastify'
import type { LoginInput } from '#contract/endpoints/accounts.ts'
import { lockPassword } from '#server/accounts/passwords/lock-password.ts'
import { mayUsePassword } from '#server/accounts/passwords/may-use-password.ts'
import { renewHash } from '#server/accounts/passwords/renew-hash.ts'
import { verifyPassword } from '#server/accounts/passwords/verify-password.ts'
import { countedName, findAccount } from '#server/accounts/users/find-account.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { admitKnown, admitStranger } from './admit.ts'
import { alertOnFailures } from './alert-on-failures.ts'
import { type BegunSession, beginSession } from './begin-session.ts'
import { knownBrowser } from './known-browser.ts'
import { noteRefusal } from './note-refusal.ts'

/**
 * Begins a session (`beginSession`), in place of the one that the browser has, for whoever knows username (or e-mail, in any case) and password. Refuses with `invalid_credentials`, in the
 * same words and the same time whether or not the account exists, with `rate_limited`, and, once the password was right, with
 * `account_suspended` and, where addresses must be verified, `email_not_verified`. Either way it is on record.
 */
export async function signIn(
  platform: Platform,
  attempts: Attempts,
  input: LoginInput,
  request: Pick<FastifyRequest, 'ip' | 'cookies' | 'headers'>,
): Promise<BegunSession> {
  const account = await findAccount(platform.db, input.username)
  try {
    return await letIn(platform, attempts, account, input, request)
  } catch (error) {
    if (error instanceof Refusal) await noteRefusal(platform, account?.id ?? null, request.ip, error)
    throw error
  }
}

async function letIn(
  platform: Platform,
  attempts: Attempts,
  account: Awaited<ReturnType<typeof findAccount>>,
  { username, password }: LoginInput,
  request: Pick<FastifyRequest, 'ip' | 'cookies' | 'headers'>,
): Promise<BegunSession> {
  const { settings, secrets } = platform
  const { ip, cookies } = request
  const browserId = knownBrowser(secrets, cookies, account)
  const admission =
    account && browserId
      ? await admitKnown(attempts, account.id, browserId)
      : await admitStranger(attempts, { address: ip, name: countedName(account, username), account })
  const isRight = await verifyPassword(account?.passwordHash, password, admission.lane)
  if (!account || !isRight) {
    await alertOnFailures(platform, attempts, account?.id ?? null, username)
    throw new Refusal('invalid_credentials')
  }
  await admission.forgive()
  if (account.isSuspended) throw new Refusal('account_suspended')
  if (settings.REQUIRE_EMAIL_VERIFICATION && !account.isVerified) {
    throw new Refusal('email_not_verified', { needsVerification: true })
  }
  if (!mayUsePassword(settings, account)) throw new Refusal('single_sign_on_only')
  const present = await renewHash(platform.db, account, password, admission.lane)
  return await beginSession(platform, attempts, request, {
    account: present,
    async check(tx) {
      // A reset meanwhile has ended the sessions of the password that was compared: this one must not come after it.
      if (!(await lockPassword(tx, present))) throw new Refusal('invalid_credentials')
    },
  })
}
