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

/** A session that has started, and the step it still awaits before it accepts ordinary calls. */
export interface BegunSession {
  userId: number
  token: string
  awaits: Awaited | null
  /** The methods that can complete it. */
  methods: FactorMethod[]
}

/** The account that signs in. */
export interface SigningIn {
  id: number
  passwordHash: string
  isVerified: boolean
}

/**
 * Starts a session for a user who has authenticated, replacing the browser's current one: every way of signing in ends here. Unless a
 * second factor was shown (`isFactorShown`), the session awaits the factor if there is one, or its enrolment if one is required. A complete
 * session is recorded as a sign-in and, for an unknown browser, mailed to the owner; an incomplete one is recorded as begun.
 * `startsFresh` is false if the user did not authenticate just now. `check` runs first in the transaction: it locks what the sign-in rests
 * on, and can refuse. Refuses `account_suspended`.
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
  // Counted outside the transaction, and only for users who are let in.
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

/** An unverified address may belong to somebody else. */
async function mayTellOfBrowser(attempts: Attempts, { id, isVerified }: SigningIn): Promise<boolean> {
  if (!isVerified) return false
  const { max, windowMs } = attemptLimits.mailsOfNewBrowsers
  return (await attempts.tally(`mails of new browsers of account ${id}`, windowMs)) <= max
}
