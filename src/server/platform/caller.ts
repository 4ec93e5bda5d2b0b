// Adds cookies to the request's type.
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import type { Awaited, FactorMethod } from '#contract/entities/second-factor.ts'
import { permits, type TokenScope } from '#contract/entities/token.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { Refusal } from './refusal.ts'
import { languageOf } from './request-language.ts'
import type { Secrets } from './secrets/create-secrets.ts'
import { hashToken } from './secrets/hash-token.ts'
import { readSignedLink } from './signed-link.ts'
import { sayPolicy, sayUsed, type Used } from './v1/say-limits.ts'

/** The user who makes a call. */
export interface Caller {
  id: number
  isAdmin: boolean
  language: UiLanguage
  /** Whether test data is meant, or live data, as an API token decides; absent: both. */
  isTest?: boolean | undefined
  /** What authenticated the call; absent for work without a call. */
  credential?: Credential
}

/** A session or an API token, and the SHA-256 of its text. */
export interface Credential {
  kind: 'session' | 'token'
  hash: Buffer
}

/** Whose data is meant: a caller's own, or a user's whom an administrator chose. */
export type Owner = Pick<Caller, 'id' | 'isTest'>

/** A caller and the state of their second factor. */
export interface FoundCaller extends Caller {
  /** They have a second factor, and did not show it within the last 15 minutes. */
  mustConfirm: boolean
}

/** A caller by API token, and what the token permits. */
export interface TokenCaller extends Caller {
  tokenId: number
  isTest: boolean
  scopes: readonly TokenScope[]
  /** Cents that may be held and spent with it in a calendar month of the ledger; null is no cap. */
  monthlyCapCents: number | null
}

/** The caller of a token, and how often they called within the minute; null if calls are not counted. */
export interface FoundToken {
  caller: TokenCaller
  used: Used | null
}

/** A caller whose sign-in is incomplete. */
export interface HalfCaller extends Caller {
  awaits: Awaited
  /** A second factor was set up in this session: the sign-in only has to be completed. */
  hasEnrolled: boolean
}

/** Finds the owner of the session with this token hash. */
export type FindCaller = (tokenHash: Buffer) => Promise<FoundCaller | null>

/** Identifies callers; the accounts module passes this in. */
export interface Callers {
  find: FindCaller
  /** The same for a session that awaits a step; ordinary calls do not accept it. */
  findHalf(tokenHash: Buffer): Promise<HalfCaller | null>
  /** Identifies the caller by API token. Refuses with the token's problem. */
  findToken(token: string): Promise<FoundToken>
  /** Checks again whether a caller may still act. Refuses `not_signed_in`, and what `findToken` refuses. */
  recheck(caller: Caller): Promise<Pick<Caller, 'isAdmin'>>
  /** The methods with which a user can show a second factor. */
  listMethods(userId: number): Promise<FactorMethod[]>
}

export const sessionCookie = 'bildwort_session'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every call that needs a session; `callerOf` reads it. */
    caller: Caller | null
    /** Set on calls with `access: 'half'` instead of `caller`. */
    halfCaller: HalfCaller | null
    /** The body had not arrived when the caller was admitted. */
    hasLateBody: boolean
    /** Hash of the caller's session or API token, for responses that can outlast a session. */
    sessionHash: Buffer | null
    /** Set on every call with `access: 'token'`, like `caller`. */
    tokenCaller: TokenCaller | null
    /** The code of the refusal, for the log. */
    refused: string | null
  }
  interface FastifyContextConfig {
    access?: Access
    scope?: TokenScope
    /** Any token is accepted: what it permits is checked by the calls of API v1 that are made with it. */
    takesAnyToken?: true
    refusals?: NonNullable<Endpoint['config']['refusals']>
    takesSignedLink?: true
    takesIdempotencyKey?: true
    needsConfirmation?: true
    letsEnrol?: true
    actsOnGet?: true
    /** For monitoring that knows the process only by its address. */
    answersAnyHost?: true
    /** Replaces the app's own: a route whose answer is the caller reads more of their columns at once. */
    findCaller?: FindCaller
  }
}

/** The session token of a request: a Bearer header takes precedence over the cookie. */
export function tokenOf(request: FastifyRequest): string | undefined {
  return bearerOf(request) ?? request.cookies[sessionCookie]
}

/** The session token in a request's Bearer header. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** The caller of a route that requires one. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Refusal('not_signed_in')
  return request.caller
}

/** The caller of a route with `access: 'half'`. */
export function halfCallerOf(request: FastifyRequest): HalfCaller {
  if (!request.halfCaller) throw new Refusal('not_signed_in')
  return request.halfCaller
}

/** The caller of a route with `access: 'token'`. */
export function tokenCallerOf(request: FastifyRequest): TokenCaller {
  if (!request.tokenCaller) throw new Refusal('token_missing')
  return request.tokenCaller
}

/** Returns a hook that lets a request through only if the route's `access` permits its caller. */
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
    // A signed link authenticates its own user, whatever other cookie the browser has.
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

/** A body may take half a minute: checks that the session or token has not ended by then. */
export function guardLateBodies(callers: Callers) {
  return async ({ caller, hasLateBody }: FastifyRequest): Promise<void> => {
    if (!caller || !hasLateBody) return
    const { isAdmin } = await callers.recheck(caller)
    if (isAdmin !== caller.isAdmin) throw new Refusal('not_signed_in')
  }
}

/** A user who must set up their first second factor before they are admitted. */
async function findEnrolling({ findHalf }: Callers, tokenHash: Buffer): Promise<FoundCaller | null> {
  const half = await findHalf(tokenHash)
  return half?.awaits === 'enrolment' ? { ...half, mustConfirm: false } : null
}

/**
 * Identifies the caller by a token, sent as Bearer or as `X-Api-Key`, that permits the call and has calls left. A call without a scope
 * accepts no token.
 */
async function findByToken(
  { findToken }: Callers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<TokenCaller> {
  const bearer = bearerOf(request)
  const key = [request.headers['x-api-key']].flat()[0]
  // It is ambiguous which one is meant; a proxy could use the other.
  if (bearer && key && bearer !== key) throw new Refusal('tokens_differ')
  const text = bearer || key
  if (!text) throw new Refusal('token_missing')
  const { caller, used } = await findToken(text)
  if (used && caller.isTest) sayPolicy(reply, 'test')
  const beyond = used && sayUsed(reply, 'calls', used)
  if (beyond) throw new Refusal('too_many_calls', beyond)
  const hash = hashToken(text)
  request.sessionHash = hash
  const { scope, takesAnyToken } = request.routeOptions.config
  if (!takesAnyToken && (!scope || !permits(caller.scopes, scope)))
    throw new Refusal('scope_missing', { scope: scope ?? '' })
  return { ...caller, language: languageOf(request), credential: { kind: 'token', hash } }
}
