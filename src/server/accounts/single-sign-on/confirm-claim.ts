import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { users } from '#server/accounts/accounts.tables.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { lockPassword } from '#server/accounts/passwords/lock-password.ts'
import { verifyPassword } from '#server/accounts/passwords/verify-password.ts'
import { admitKnown, admitStranger } from '#server/accounts/signing-in/admit.ts'
import { alertOnFailures } from '#server/accounts/signing-in/alert-on-failures.ts'
import type { BegunSession } from '#server/accounts/signing-in/begin-session.ts'
import { knownBrowser } from '#server/accounts/signing-in/known-browser.ts'
import { noteRefusal } from '#server/accounts/signing-in/note-refusal.ts'
import { countedName } from '#server/accounts/users/find-account.ts'
import { userAt } from '#server/audit/actor.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { beginLinkedSession } from './begin-linked-session.ts'
import { linkIdentity } from './link-identity.ts'
import { type Claim, clearClaim, readClaim } from './sealed-cookie.ts'

/**
 * Links an identity to the account with the address that the issuer verified, once the account's password confirms ownership, and starts
 * its session. Attempts count like those to sign in. Refuses `single_sign_on_expired`, `invalid_credentials`, `rate_limited`.
 */
export async function confirmClaim(
  platform: Platform,
  attempts: Attempts,
  password: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<BegunSession> {
  const claim = readClaim(platform, request)
  const account = claim && (await findClaimed(platform, claim))
  if (!claim || !account) throw new Refusal('single_sign_on_expired')
  try {
    await link(platform, attempts, { claim, account, password, request })
  } catch (error) {
    if (error instanceof Refusal) await noteRefusal(platform, account.id, request.ip, error)
    throw error
  }
  clearClaim(platform, reply)
  return beginLinkedSession(platform, attempts, request, {
    userId: account.id,
    identity: claim,
    // They have just shown the password.
    startsFresh: true,
  })
}

type Account = NonNullable<Awaited<ReturnType<typeof findClaimed>>>

/** The account, as long as it has that address. */
async function findClaimed({ db }: Platform, { userId, email }: Claim) {
  const hasEmail = eq(sql`lower(${users.email})`, sql`lower(${email})`)
  const isReady = and(eq(users.isVerified, true), isNull(users.deletedAt))
  const [account] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), hasEmail, isReady))
  return account
}

async function link(
  platform: Platform,
  attempts: Attempts,
  {
    claim,
    account,
    password,
    request,
  }: { claim: Claim; account: Account; password: string; request: FastifyRequest },
): Promise<void> {
  const { db, secrets } = platform
  const { ip, cookies } = request
  const browserId = knownBrowser(secrets, cookies, account)
  const name = countedName({ ...account, isByEmail: true }, claim.email)
  const admission = browserId
    ? await admitKnown(attempts, account.id, browserId)
    : await admitStranger(attempts, { address: ip, name, account })
  if (!(await verifyPassword(account.passwordHash, password, admission.lane))) {
    await alertOnFailures(platform, attempts, account.id, claim.email)
    throw new Refusal('invalid_credentials')
  }
  await admission.forgive()
  const actor = userAt(account.id, ip)
  await db.transaction(async (tx) => {
    // A concurrent password reset by the account's owner wins.
    if (!(await lockPassword(tx, account))) throw new Refusal('invalid_credentials')
    if (!(await linkIdentity(tx, actor, claim))) throw new Refusal('single_sign_on_expired')
    await orderAccountMail(tx, platform, { kind: 'single_sign_on_linked', userId: account.id })
  })
}
