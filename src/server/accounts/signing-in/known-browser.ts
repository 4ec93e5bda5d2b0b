import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { users } from '#server/accounts/accounts.tables.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Secrets } from '#server/platform/secrets/create-secrets.ts'
import { cookieAttributes } from './session-cookie.ts'

export const knownBrowserCookie = 'bildwort_known'

/** The longest that browsers keep a cookie. */
const keptSeconds = 400 * 86_400

/** What the cookie is held against: another password makes every browser that knew the old one a stranger. */
interface Account {
  id: number
  passwordHash: string
}

/**
 * Has the browser say from now on that it was signed in to this account. That opens nothing: it has an own count of wrong
 * passwords, which strangers can't use up, and stays when the session ends.
 */
export async function makeBrowserKnown(
  { db, settings, secrets }: Pick<Platform, 'db' | 'settings' | 'secrets'>,
  reply: FastifyReply,
  userId: number,
): Promise<void> {
  const [account] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
  if (!account) return
  const browserId = randomBytes(12).toString('base64url')
  const value = `${account.id}.${browserId}.${secrets.sign(claim(account, browserId))}`
  reply.setCookie(knownBrowserCookie, value, { ...cookieAttributes(settings), maxAge: keptSeconds })
}

/** The random id of a browser that was signed in to this account before; null for one that says so of no account, or another. */
export function knownBrowser(
  secrets: Secrets,
  cookies: FastifyRequest['cookies'],
  account: Account | undefined,
): string | null {
  const [userId, browserId = '', mark = ''] = cookies[knownBrowserCookie]?.split('.') ?? []
  if (!account || userId !== String(account.id)) return null
  return secrets.isSigned(claim(account, browserId), mark) ? browserId : null
}

function claim({ id, passwordHash }: Account, browserId: string): string {
  return `known browser ${id} ${browserId} ${passwordHash}`
}
