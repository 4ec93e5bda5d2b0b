import type { FastifyRequest } from 'fastify'
import type { LoginInput } from '#contract/endpoints/accounts.ts'
import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import { deviceOf } from '#server/accounts/device-of.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { lockPassword } from '#server/accounts/passwords/lock-password.ts'
import { renewHash } from '#server/accounts/passwords/renew-hash.ts'
import { verifyPassword } from '#server/accounts/passwords/verify-password.ts'
import { countedName, findAccount } from '#server/accounts/users/find-account.ts'
import { userAt } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import { sessionCookie } from '#server/platform/caller.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { admitKnown, admitStranger } from './admit.ts'
import { knownBrowser } from './known-browser.ts'
import { noteRefusal } from './note-refusal.ts'
import { startSession } from './start-session.ts'
import { tellOfFailures } from './tell-of-failures.ts'

/**
 * Starts a session, in place of the one that the browser has, for whoever knows username (or e-mail, in any case) and password. Refuses with `invalid_credentials`, in the
 * same words and the same time whether or not the account exists, with `rate_limited`, and, where addresses must be
 * verified, with `email_not_verified`. Either way it is on record.
 */
export async function signIn(
  platform: Platform,
  attempts: Attempts,
  input: LoginInput,
  request: Pick<FastifyRequest, 'ip' | 'cookies' | 'headers'>,
): Promise<{ userId: number; token: string }> {
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
): Promise<{ userId: number; token: string }> {
  const { db, settings, secrets } = platform
  const { ip, cookies } = request
  const browserId = knownBrowser(secrets, cookies, account)
  const admission =
    account && browserId
      ? await admitKnown(attempts, account.id, browserId)
      : await admitStranger(attempts, { address: ip, name: countedName(account, username), account })
  const isRight = await verifyPassword(account?.passwordHash, password, admission.lane)
  if (!account || !isRight) {
    await tellOfFailures(platform, attempts, account?.id ?? null, username)
    throw new Refusal('invalid_credentials')
  }
  await admission.forgive()
  if (settings.REQUIRE_EMAIL_VERIFICATION && !account.isVerified) {
    throw new Refusal('email_not_verified', { needsVerification: true })
  }
  const present = await renewHash(db, account, password, admission.lane)
  const userId = account.id
  const device = deviceOf(request)
  const isTold = browserId === null && (await mayTellOfBrowser(attempts, account))
  const token = await db.transaction(async (tx) => {
    // A reset meanwhile has ended the sessions of the password that was compared: this one must not come after it.
    if (!(await lockPassword(tx, present))) throw new Refusal('invalid_credentials')
    await recordEvent(tx, userAt(userId, ip), { kind: 'signed_in', details: {} })
    if (isTold) await orderAccountMail(tx, platform, { kind: 'new_browser', userId, device })
    return startSession(tx, {
      userId,
      days: settings.SESSION_DAYS,
      device,
      formerToken: cookies[sessionCookie],
    })
  })
  return { userId, token }
}

/** An address that nobody has verified may be somebody else's. */
async function mayTellOfBrowser(
  attempts: Attempts,
  { id, isVerified }: { id: number; isVerified: boolean },
): Promise<boolean> {
  if (!isVerified) return false
  const { max, windowMs } = attemptLimits.mailsOfNewBrowsers
  return (await attempts.tally(`mails of new browsers of account ${id}`, windowMs)) <= max
}
