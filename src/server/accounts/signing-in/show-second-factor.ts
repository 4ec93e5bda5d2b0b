import type { FastifyRequest } from 'fastify'
import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import { admitCode } from '#server/accounts/factors/admit-code.ts'
import { spendCode } from '#server/accounts/factors/spend-code.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { userAt } from '#server/audit/actor.ts'
import type { HalfCaller } from '#server/platform/caller.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type BegunSession, beginSession } from './begin-session.ts'
import { endPendingSession } from './end-pending-session.ts'
import { findSigningIn } from './find-signing-in.ts'
import { hasShownFactor } from './known-browser.ts'
import { noteRefusal } from './note-refusal.ts'

/**
 * Completes a sign-in that awaits a second factor, with a code. Refuses `wrong_code` and `rate_limited`, both recorded as refused sign-ins,
 * and `not_signed_in` if another tab completed it first.
 */
export async function showSecondFactor(
  platform: Platform,
  attempts: Attempts,
  { half, sessionHash, code }: { half: HalfCaller; sessionHash: Buffer; code: string },
  request: Pick<FastifyRequest, 'ip' | 'cookies' | 'headers'>,
): Promise<BegunSession> {
  const userId = half.id
  const account = await findSigningIn(platform.db, userId)
  const isWhereShown = await hasShownFactor(platform, request.cookies, account)
  try {
    const forgive = await admitCode(attempts, { userId, sessionHash, isWhereShown })
    const begun = await beginSession(platform, attempts, request, {
      account,
      isFactorShown: true,
      async check(tx) {
        await endPendingSession(tx, { sessionHash, awaits: 'factor' })
        await spendCode(tx, platform, userAt(userId, request.ip), code)
      },
    })
    await forgive()
    return begun
  } catch (error) {
    if (error instanceof Refusal) await noteRefusal(platform, userId, request.ip, error)
    if (error instanceof Refusal && error.code === 'wrong_code')
      await tellOfGuesses(platform, attempts, userId)
    throw error
  }
}

/** Notifies the owner of many wrong codes, at most once a day: anyone who gets this far knows the password. */
async function tellOfGuesses(platform: Platform, attempts: Attempts, userId: number): Promise<void> {
  const { wrongCodesUntold, mailsOfFailures } = attemptLimits
  const wrong = await attempts.tally(`wrong codes of ${userId}`, wrongCodesUntold.windowMs)
  if (wrong <= wrongCodesUntold.max) return
  const told = await attempts.tally(`mails of wrong codes of ${userId}`, mailsOfFailures.windowMs)
  if (told > mailsOfFailures.max) return
  await platform.db.transaction((tx) => orderAccountMail(tx, platform, { kind: 'code_guessed', userId }))
}
