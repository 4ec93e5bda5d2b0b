// Types the cookies of a request.
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import type { Awaited, FactorMethod } from '#contract/entities/second-factor.ts'
import type { TokenScope } from '#contract/entities/token.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { Refusal } from './refusal.ts'
import type { Secrets } from './secrets/create-secrets.ts'
import { hashToken } from './secrets/hash-token.ts'
import { readSignedLink } from './signed-link.ts'
import { sayUsed, type Used } from './v1/say-limits.ts'

/** Who makes a call. */
export interface Caller {
  id: number
  isAdmin: boolean
  language: UiLanguage
  /** What the call came with; none of work that goes on without a call. */
  credential?: Credential
}

/** A session or a token of the API, and the SHA-256 of its text. */
export interface Credential {
  kind: 'session' | 'token'
  hash: Buffer
}

/** Whose things are meant: a caller's own, or those of a user whom an administrator chose. */
export type Owner = Pick<Caller, 'id'>

/** A caller, and how it stands with the second factor. */
export interface FoundCaller extends Caller {
  /** There is one, and it was not shown within 15 minutes. */
  mustConfirm: boolean
}

/** Who calls by a token of the API, and what that allows. */
export interface TokenCaller extends Caller {
  tokenId: number
  scopes: readonly TokenScope[]
  /** What may be held and spent by it in a month of the books; null is no cap. */
  monthlyCapCents: number | null
}

/** Whose token it is, and how often it called within the minute; null where that is not counted. */
export interface FoundToken {
  caller: TokenCaller
  used: Used | null
}

/** Who has begun to sign in. */
export interface HalfCaller extends Caller {
  awaits: Awaited
  /** A second factor was set up in this session: nothing is awaited any more but to say so. */
  hasEnrolled: boolean
}

/** Finds whose session has a token of this hash. */
export type FindCaller = (tokenHash: Buffer) => Promise<FoundCaller | null>

/** Who makes calls; the accounts module hands this in. */
export interface Callers {
  find: FindCaller
  /** The same for a session that awaits something: no other call lets it in. */
  findHalf(tokenHash: Buffer): Promise<HalfCaller | null>
  /** Who has this token of the API. Refuses with what is wrong with it. */
  findToken(token: string): Promise<FoundToken>
  /**
   * Asks again whether a caller may still act. Refuses `not_signed_in`, and what `findToken` refuses.
   */
  recheck(caller: Caller): Promise<Pick<Caller, 'isAdmin'>>
  /** With what a user can show a second factor. */
  listMethods(userId: number): Promise<FactorMethod[]>
}

export const sessionCookie = 'bildwort_session'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every call that needs a session; `callerOf` reads it. */
    caller: Caller | null
    /** Set on calls of `access: 'half'`, in place of `caller`. */
    halfCaller: HalfCaller | null
    /** Its body was not there when its caller was let in. */
    hasLateBody: boolean
    /** Of the caller's session, or token of the API, for answers that last longer than a session may. */
    sessionHash: Buffer | null
    /** Set on every call of `access: 'token'`, as `caller` is. */
    tokenCaller: TokenCaller | null
    /** The code that it was refused with, for the log. */
    refused: string | null
  }
  interface FastifyContextConfig {
    access?: Access
    scope?: TokenScope
    refusals?: NonNullable<Endpoint['config']['refusals']>
    takesSignedLink?: true
    takesIdempotencyKey?: true
    needsConfirmation?: true
    letsEnrol?: true
    actsOnGet?: true
    /** For those who watch over the process and know it by its address alone. */
    answersAnyHost?: true
    /** In place of the app's own: a route whose answer is the caller reads more of them at once. */
    findCaller?: FindCaller
  }
}

/** The session token of a request: a Bearer header goes before the cookie. */
export function tokenOf(request: FastifyRequest): string | undefined {
  return bearerOf(request) ?? request.cookies[sessionCookie]
}

/** The session token of a request's Bearer header. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** The caller of a route that needs one. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Refusal('not_signed_in')
  return request.caller
}

/** The caller of a route of `access: 'half'`. */
export function halfCallerOf(request: FastifyRequest): HalfCaller {
  if (!request.halfCaller) throw new Refusal('not_signed_in')
  return request.halfCaller
}

/** The caller of a route of `access: 'token'`. */
export function tokenCallerOf(request: FastifyRequest): TokenCaller {
  if (!request.tokenCaller) throw new Refusal('token_missing')
  return request.tokenCaller
}

/** Lets a request through to its route only if the route's `access` allows its caller. */
export function guardAccess(callers: Callers, secrets: Secrets) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { access, takesSignedLink, letsEnrol, needsConfirmation, findCaller } = request.routeOptions.config
    if (!access || access === 'public') return
    if (access === 'token') {
      request.tokenCaller = await findByToken(callers, request, reply)
      request.caller = request.tokenCaller
      request.hasLateBody = request.raw.complete === false
      return
    }
    // A signed link is for whom it was signed, whatever older cookie the browser has.
    const signed = takesSignedLink ? readSignedLink(secrets, request.url) : null
    const token = signed ? undefined : tokenOf(request)
    const tokenHash = token ? hashToken(token) : signed
    if (!tokenHash) throw new Refusal('not_signed_in')
    request.sessionHash = tokenHash
    if (access === 'half') {
      request.halfCaller = await callers.findHalf(tokenHash)
      if (!request.halfCaller) throw new Refusal('not_signed_in')
      return
    }
    const find = findCaller ?? callers.find
    const caller = (await find(tokenHash)) ?? (letsEnrol ? await findEnrolling(callers, tokenHash) : null)
    request.caller = caller && { ...caller, credential: { kind: 'session', hash: tokenHash } }
    request.hasLateBody = request.raw.complete === false
    if (!caller) throw new Refusal('not_signed_in')
    if (access === 'admin' && !caller.isAdmin) throw new Refusal('admins_only')
    if (needsConfirmation && caller.mustConfirm)
      throw new Refusal('confirmation_needed', { methods: await callers.listMethods(caller.id) })
  }
}

/** A body may take half a minute: a session or token that has ended by then does nothing more. */
export function guardLateBodies(callers: Callers) {
  return async ({ caller, hasLateBody }: FastifyRequest): Promise<void> => {
    if (!caller || !hasLateBody) return
    const { isAdmin } = await callers.recheck(caller)
    if (isAdmin !== caller.isAdmin) throw new Refusal('not_signed_in')
  }
}

/** Who sets up a first second factor, because there must be one before they are let in. */
async function findEnrolling({ findHalf }: Callers, tokenHash: Buffer): Promise<FoundCaller | null> {
  const half = await findHalf(tokenHash)
  return half?.awaits === 'enrolment' ? { ...half, mustConfirm: false } : null
}

/** Who sends a token, as Bearer or as `X-Api-Key`, that allows what the call does, and has calls left. A call that names no scope is for nobody. */
async function findByToken(
  { findToken }: Callers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<TokenCaller> {
  const bearer = bearerOf(request)
  const key = [request.headers['x-api-key']].flat()[0]
  // Which of the two is meant nobody can say; a proxy could take the other one.
  if (bearer && key && bearer !== key) throw new Refusal('tokens_differ')
  const text = bearer || key
  if (!text) throw new Refusal('token_missing')
  const { caller, used } = await findToken(text)
  const beyond = used && sayUsed(reply, 'calls', used)
  if (beyond) throw new Refusal('too_many_calls', beyond)
  const hash = hashToken(text)
  request.sessionHash = hash
  const { scope } = request.routeOptions.config
  if (!scope || !caller.scopes.includes(scope)) throw new Refusal('scope_missing', { scope: scope ?? '' })
  return { ...caller, credential: { kind: 'token', hash } }
}
