import type { z } from 'zod'
import type { TokenScope } from './entities/token.ts'
import type { ImpliedCode } from './implied-refusals.ts'
import type { RefusalCode } from './refusals.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * Who can call: `public` anyone, `half` a session that still awaits a second factor (and no other), `user` any signed-in user,
 * `admin` administrators, `token` any API token that has the call’s `scope` (sessions are refused).
 */
export type Access = 'public' | 'half' | 'user' | 'admin' | 'token'

/**
 * The description of a call: a Fastify route without its handler.
 * The server registers it, the browser calls it, and OpenAPI and the tests' route table are generated from it.
 */
export interface Endpoint {
  method: Method
  /** Path with `:name` for parameters. */
  url: `/${string}`
  schema: {
    summary: string
    params?: z.ZodType
    querystring?: z.ZodType
    body?: z.ZodType
    /** A multipart form instead of a body, or as an alternative to one; the handler reads it as it arrives. */
    form?: z.ZodType
    /** Media type of a body or answer that is not JSON. */
    consumes?: string[]
    produces?: string[]
    /** The data of each event in the event stream, as JSON. */
    events?: z.ZodType
    response: Partial<Record<number, z.ZodType>>
  }
  config: {
    access: Access
    /** The scope that a token needs; set if and only if `access` is `'token'`. */
    scope?: TokenScope
    /** Refusals in addition to those that access, schema and method imply (`refusalsOf`). */
    refusals?: readonly Exclude<RefusalCode, ImpliedCode>[]
    /** Accepts an `Idempotency-Key` header: a repeated call does nothing a second time. */
    takesIdempotencyKey?: true
    /** Changes state although its method is GET: only the app's own code can call it, no website, picture or typed address. */
    actsOnGet?: true
    /** Accepts a signed, short-lived `?t=` instead of a cookie or Bearer token, for what a browser fetches without either. */
    takesSignedLink?: true
    /** A caller who has a second factor must have shown it within the last 15 minutes. */
    needsConfirmation?: true
    /** Also open to sessions that still have to set up their first second factor. */
    letsEnrol?: true
  }
}

/** Keeps the literal types of an endpoint. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}
