import type { FastifyRequest } from 'fastify'
import type { LoginInput } from '#contract/endpoints/accounts.ts'
import { lockPassword } from '#server/accounts/passwords/lock-password.ts'
import { renewHash } from '#server/accounts/passwords/renew-hash.ts'
import { mayUsePassword, verifyPassword } from '#server/accounts/passwords/verify-password.ts'
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
 * Starts a session (`beginSession`) for a correct username (or email, in any case) and password, replacing the browser's current one.
 * Refuses `invalid_credentials`, with the same wording and timing whether or not the account exists, `rate_limited` and, after a correct
 * password, `account_suspended` and, if addresses must be verified, `email_not_verified`. Every outcome is recorded.
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
      // A password reset in the meantime has ended the old password's sessions: this one must not start after it.
      if (!(await lockPassword(tx, present))) throw new Refusal('invalid_credentials')
    },
  })
}
