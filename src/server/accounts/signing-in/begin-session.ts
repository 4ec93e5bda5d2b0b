import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Awaited, FactorMethod } from '#contract/entities/second-factor.ts'
import { users } from '#server/accounts/accounts.tables.ts'
import { attemptLimits } from '#server/accounts/attempt-limits.ts'
import { deviceOf } from '#server/accounts/device-of.ts'
import { listMethods } from '#server/accounts/factors/list-methods.ts'
import { requiredStep } from '#server/accounts/factors/required-step.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { userAt } from '#server/audit/actor.ts'
import { recordEvent } from '#server/audit/record-event.ts'
import { sessionCookie } from '#server/platform/caller.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Transaction } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { knownBrowser } from './known-browser.ts'
import { startSession } from './start-session.ts'

/** A session that has begun, and what it still awaits before it is a session for ordinary calls. */
export interface BegunSession {
  userId: number
  token: string
  awaits: Awaited | null
  /** With what it can be completed. */
  methods: FactorMethod[]
}

/** Who signs in. */
export interface SigningIn {
  id: number
  passwordHash: string
  isVerified: boolean
}

/**
 * Starts a session, in place of the one that the browser has, for somebody who has shown who they are: every way of
 * signing in ends here. Unless a second factor was shown (`isFactorShown`), it awaits one where there is one, or its
 * enrolment where that is a must. What is whole is on record as a sign-in, and the owner of a browser that was not known
 * gets a mail; what awaits something is on record as begun.
 * `startsFresh` is false where nobody showed it just now. `check` is the first in the transaction: it holds what the sign-in rests on, and may refuse. Refuses `account_suspended`.
 */
export async function beginSession(
  platform: Platform,
  attempts: Attempts,
  { ip, cookies, headers }: Pick<FastifyRequest, 'ip' | 'cookies' | 'headers'>,
  {
    account,
    isFactorShown = false,
    kind = 'signed_in',
    startsFresh = true,
    check,
  }: {
    account: SigningIn
    isFactorShown?: boolean
    kind?: 'signed_in' | 'signed_in_by_issuer'
    startsFresh?: boolean
    check: (tx: Transaction) => Promise<void>
  },
): Promise<BegunSession> {
  const { db, settings, secrets } = platform
  const userId = account.id
  const device = deviceOf({ ip, headers })
  const due = async (by: typeof db | Transaction) =>
    isFactorShown ? null : await requiredStep(by, settings, userId)
  // Counted outside of the transaction, and not for who is not let in yet.
  const isUnknown = knownBrowser(secrets, cookies, account) === null
  const isTold = isUnknown && (await due(db)) === null && (await mayTellOfBrowser(attempts, account))
  return await db.transaction(async (tx) => {
    await check(tx)
    if (await isSuspended(tx, userId)) throw new Refusal('account_suspended')
    const awaits = await due(tx)
    const actor = userAt(userId, ip)
    if (awaits) await recordEvent(tx, actor, { kind: 'sign_in_begun', details: { awaits } })
    else await recordEvent(tx, actor, { kind, details: {} })
    if (isTold && !awaits) await orderAccountMail(tx, platform, { kind: 'new_browser', userId, device })
    const token = await startSession(tx, {
      userId,
      days: settings.SESSION_DAYS,
      device,
      formerToken: cookies[sessionCookie],
      awaits,
      isConfirmed: isFactorShown,
      startsFresh,
    })
    return { userId, token, awaits, methods: awaits === 'factor' ? await listMethods(tx, userId) : [] }
  })
}

async function isSuspended(tx: Transaction, userId: number): Promise<boolean> {
  const [user] = await tx.select({ suspendedAt: users.suspendedAt }).from(users).where(eq(users.id, userId))
  return Boolean(user?.suspendedAt)
}

/** An address that nobody has verified may be somebody else's. */
async function mayTellOfBrowser(attempts: Attempts, { id, isVerified }: SigningIn): Promise<boolean> {
  if (!isVerified) return false
  const { max, windowMs } = attemptLimits.mailsOfNewBrowsers
  return (await attempts.tally(`mails of new browsers of account ${id}`, windowMs)) <= max
}
