import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { Refusal } from './refusal.ts'
import type { Secrets } from './secrets/create-secrets.ts'
import { hashToken } from './secrets/hash-token.ts'
import { readSignedLink } from './signed-link.ts'

/** Who makes a call. */
export interface Caller {
  id: number
  isAdmin: boolean
  language: UiLanguage
}

/** Whose things are meant: a caller's own, or those of a user whom an administrator chose. */
export type Owner = Pick<Caller, 'id'>

/** Finds whose session has a token of this hash; the accounts room hands this in. */
export type FindCaller = (tokenHash: Buffer) => Promise<Caller | null>

export const sessionCookie = 'bildwort_session'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every call that needs a session; `callerOf` reads it. */
    caller: Caller | null
    /** Of the caller's session, for answers that last longer than a session may. */
    sessionHash: Buffer | null
    /** The code that it was refused with, for the log. */
    refused: string | null
  }
  interface FastifyContextConfig {
    access?: Access
    refusals?: NonNullable<Endpoint['config']['refusals']>
    takesSignedLink?: true
    takesIdempotencyKey?: true
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
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** The caller of a route that needs one. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Refusal('not_signed_in')
  return request.caller
}

/** Lets a request through to its route only if the route's `access` allows its caller. */
export function guardAccess(findAnyCaller: FindCaller, secrets: Secrets) {
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    const { access, takesSignedLink, findCaller = findAnyCaller } = request.routeOptions.config
    if (!access || access === 'public') return
    // A signed link is for whom it was signed, whatever older cookie the browser has.
    const signed = takesSignedLink ? readSignedLink(secrets, request.url) : null
    const token = signed ? undefined : tokenOf(request)
    const tokenHash = token ? hashToken(token) : signed
    request.caller = tokenHash && (await findCaller(tokenHash))
    if (!tokenHash || !request.caller) throw new Refusal('not_signed_in')
    request.sessionHash = tokenHash
    if (access === 'admin' && !request.caller.isAdmin) throw new Refusal('admins_only')
  }
}
