import { randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownSessions, sessions, users } from '#server/accounts/accounts.tables.ts'
import { findFactorAge } from '#server/accounts/factors/find-factor-age.ts'
import { tokenOf } from '#server/platform/caller.ts'
import type { Database } from '#server/platform/open-database.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Secrets } from '#server/platform/secrets/create-secrets.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { cookieAttributes } from './session-cookie.ts'

export const knownBrowserCookie = 'bildwort_known'

/** The longest that browsers keep a cookie. */
const keptSeconds = 400 * 86_400

/** What the cookie is checked against: after a password change no browser is known any more. */
interface Account {
  id: number
  passwordHash: string
}

/**
 * Marks the browser as known to this account with a signed cookie. It grants no access: it gives the browser its own count of wrong
 * passwords, which strangers cannot use up, and it outlives the session. If a second factor was shown in the session of this token, the
 * cookie says so too.
 */
export async function makeBrowserKnown(
  { db, settings, secrets }: Pick<Platform, 'db' | 'settings' | 'secrets'>,
  reply: FastifyReply,
  userId: number,
  sessionToken: string | undefined,
): Promise<void> {
  const account = await findAccount(db, userId)
  if (!account) return
  const browserId = randomBytes(12).toString('base64url')
  const parts = [account.id, browserId, secrets.sign(claim(account, browserId))]
  const since = await findFactorAge(db, userId)
  if (since && sessionToken && (await showedFactor(db, userId, sessionToken, since)))
    parts.push(secrets.sign(factorClaim(account, browserId, since)))
  reply.setCookie(knownBrowserCookie, parts.join('.'), { ...cookieAttributes(settings), maxAge: keptSeconds })
}

/** Notes in the cookie of a known browser that a factor, just added in its session, was shown in it. */
export async function keepBrowserKnown(
  platform: Pick<Platform, 'db' | 'settings' | 'secrets'>,
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number,
): Promise<void> {
  const account = await findAccount(platform.db, userId)
  if (knownBrowser(platform.secrets, request.cookies, account) === null) return
  await makeBrowserKnown(platform, reply, userId, tokenOf(request))
}

/** Returns the random id of a browser that was signed in to this account before, otherwise null. */
export function knownBrowser(
  secrets: Secrets,
  cookies: FastifyRequest['cookies'],
  account: Account | undefined,
): string | null {
  const { userId, browserId, mark } = readCookie(cookies)
  if (!account || userId !== String(account.id)) return null
  return secrets.isSigned(claim(account, browserId), mark) ? browserId : null
}

/**
 * Whether one of the account's current factors was shown in this browser. A browser that only knew the password before there was a factor
 * does not count.
 */
export async function hasShownFactor(
  { db, secrets }: Pick<Platform, 'db' | 'secrets'>,
  cookies: FastifyRequest['cookies'],
  account: Account,
): Promise<boolean> {
  const browserId = knownBrowser(secrets, cookies, account)
  const since = browserId && (await findFactorAge(db, account.id))
  if (!browserId || !since) return false
  return secrets.isSigned(factorClaim(account, browserId, since), readCookie(cookies).factorMark)
}

function readCookie(cookies: FastifyRequest['cookies']) {
  const [userId, browserId = '', mark = '', factorMark = ''] = cookies[knownBrowserCookie]?.split('.') ?? []
  return { userId, browserId, mark, factorMark }
}

async function findAccount(db: Database, userId: number): Promise<Account | undefined> {
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  return account
}

async function showedFactor(db: Database, userId: number, token: string, since: string): Promise<boolean> {
  const isThis = and(ownSessions({ id: userId }), eq(sessions.tokenHash, hashToken(token)))
  const wasShown = sql`extract(epoch from ${sessions.confirmedAt}) >= ${since}::numeric`
  return (await db.$count(sessions, and(isThis, wasShown))) > 0
}

function claim({ id, passwordHash }: Account, browserId: string): string {
  return `known browser ${id} ${browserId} ${passwordHash}`
}

function factorClaim(account: Account, browserId: string, since: string): string {
  return `${claim(account, browserId)} showed a factor since ${since}`
}
