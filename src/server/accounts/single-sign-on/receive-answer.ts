import { and, eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AuthorizationResponseError } from 'openid-client'
import type { SingleSignOnFault } from '#contract/endpoints/single-sign-on.ts'
import { sessions, users } from '#server/accounts/accounts.tables.ts'
import { orderAccountMail } from '#server/accounts/mails/order-account-mail.ts'
import { isAddressAllowed } from '#server/accounts/registering/refuse-registration.ts'
import type { BegunSession } from '#server/accounts/signing-in/begin-session.ts'
import { isOpenSession } from '#server/accounts/signing-in/is-open-session.ts'
import type { Welcome } from '#server/accounts/users/create-user.ts'
import { findAccount } from '#server/accounts/users/find-account.ts'
import { userAt } from '#server/audit/actor.ts'
import { sessionCookie } from '#server/platform/caller.ts'
import type { Attempts } from '#server/platform/limit-attempts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { languageOf } from '#server/platform/request-language.ts'
import { hashToken } from '#server/platform/secrets/hash-token.ts'
import { beginLinkedSession } from './begin-linked-session.ts'
import { createAccountOf } from './create-account-of.ts'
import { findLinkedUser, linkIdentity } from './link-identity.ts'
import { type Issuer, IssuerUnreachable } from './open-issuer.ts'
import type { Person } from './person.ts'
import { type Flow, keepClaim, takeFlow } from './sealed-cookie.ts'
import { takeAnswerOnce } from './take-answer-once.ts'

/** The clock skew of the issuer that the library tolerates. */
const clockToleranceMs = 30_000

/** The outcome of a callback from the issuer. */
export type Received =
  | { fault: SingleSignOnFault; page: '/auth' | '/konto' }
  /** `begun` is null after linking an identity; `told` is what the page reports. */
  | { fault: null; begun: BegunSession | null; to: Flow['to']; told: 'linked' | 'not_fresh' | null }

/** Handles the issuer's callback, once and only in the browser that started the flow: signs the user in or links the identity. */
export async function receiveAnswer(
  platform: Platform,
  welcome: Welcome,
  attempts: Attempts,
  issuer: Issuer,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<Received> {
  const answer = new URL(request.url, platform.settings.PUBLIC_URL).searchParams
  const state = answer.get('state') ?? ''
  const flow = takeFlow(platform, request, reply, state)
  if (!flow || !(await takeAnswerOnce(platform.db, state))) return { fault: 'expired', page: '/auth' }
  const { to, link } = flow
  const page = link ? '/konto' : '/auth'
  const person = await issuer.redeem(answer, flow).catch((error) => faultOf(platform, error))
  if (typeof person === 'string') return { fault: person, page }
  if (link) {
    const fault = await linkOwn(platform, person, link, request)
    return fault ? { fault, page } : { fault, begun: null, to, told: 'linked' }
  }
  const shown = { ...person, startsFresh: isShownIn(flow, person) }
  const begun = await signInAs(platform, welcome, attempts, shown, { request, reply }).catch(suspension)
  if (typeof begun === 'string') return { fault: begun, page }
  return { fault: null, begun, to, told: flow.isFresh && !shown.startsFresh ? 'not_fresh' : null }
}

/** The fault that the page shows for a failed callback; the library's reason goes to the log, nothing that was sent does. */
export function faultOf({ log }: Pick<Platform, 'log'>, error: unknown): SingleSignOnFault {
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return 'cancelled'
  const { name, code, message } = error as Error & { code?: string }
  log.warn({ reason: code ?? name, said: message }, 'a sign-in through the issuer failed')
  const isUnreachable =
    error instanceof IssuerUnreachable || code === 'OAUTH_TIMEOUT' || message === 'fetch failed'
  return isUnreachable ? 'unreachable' : 'failed'
}

/**
 * Whether the user authenticated at the issuer during this flow. The request parameters prove nothing, because the browser's user can
 * change them.
 */
function isShownIn({ begunAt }: Flow, { shownAt }: Person): boolean {
  return shownAt !== null && shownAt >= begunAt - clockToleranceMs
}

function suspension(error: unknown): SingleSignOnFault {
  if (error instanceof Refusal && error.code === 'account_suspended') return error.code
  throw error
}

async function signInAs(
  platform: Platform,
  welcome: Welcome,
  attempts: Attempts,
  person: Person & { startsFresh: boolean },
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<BegunSession | SingleSignOnFault> {
  const { issuer, subject, groups, email, startsFresh } = person
  const begin = (userId: number) =>
    beginLinkedSession(platform, attempts, request, { userId, identity: person, startsFresh })
  // Read before the link: if their other tab creates an account in between, it is found with its link.
  const account = email ? await findAccount(platform.db, email) : undefined
  const linked = await findLinkedUser(platform.db, person)
  if (linked) return begin(linked.id)
  if (!email || !person.isVerified) return 'unverified_address'
  if (!account?.isByEmail) {
    if (!isAddressAllowed(platform.settings, email)) return 'address_not_allowed'
    const origin = { address: request.ip, language: languageOf(request) }
    const userId = await createAccountOf(platform, welcome, { ...person, email }, origin)
    // The account of the faster request is found now.
    if (userId === null) return signInAs(platform, welcome, attempts, person, { request, reply })
    return begin(userId)
  }
  // Somebody else may have registered with this address: only its password proves ownership.
  if (!account.isVerified || !account.passwordHash) return 'account_not_linkable'
  keepClaim(platform, reply, { issuer, subject, email, groups, userId: account.id })
  return 'account_exists'
}

/** Links an identity to the user who requested it, if they are still signed in here. */
async function linkOwn(
  platform: Platform,
  person: Person,
  { userId, session }: NonNullable<Flow['link']>,
  { ip, cookies }: FastifyRequest,
): Promise<SingleSignOnFault | null> {
  const { db, settings } = platform
  const tokenHash = hashToken(cookies[sessionCookie] ?? '')
  if (tokenHash.toString('hex') !== session) return 'expired'
  const [open] = await db
    .select({ isVerified: users.isVerified })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), eq(users.id, userId), isOpenSession(settings)))
  if (!open) return 'expired'
  return await db.transaction(async (tx) => {
    if (!(await linkIdentity(tx, userAt(userId, ip), person))) return 'linked_elsewhere'
    // An unverified address may belong to somebody else.
    if (open.isVerified) await orderAccountMail(tx, platform, { kind: 'single_sign_on_linked', userId })
    return null
  })
}
