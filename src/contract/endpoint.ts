import type { z } from 'zod'
import type { TokenScope } from './entities/token.ts'
import type { ImpliedCode } from './implied-refusals.ts'
import type { RefusalCode } from './refusals.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * Who may call: `public` anybody, `half` whose sign-in still awaits a second factor (and nobody else), `user` whoever is
 * signed in, `admin` administrators, `token` whoever has a token of the API with the call’s `scope`, and no session.
 */
export type Access = 'public' | 'half' | 'user' | 'admin' | 'token'

/**
 * A call as a value: a Fastify route without its handler.
 * The server spreads it, the browser calls it, OpenAPI and the tests' route table are made from it.
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
    /** A multipart form in place of a body, or beside one; its verb reads it while it comes in. */
    form?: z.ZodType
    /** Media type of a body or answer that is not JSON. */
    consumes?: string[]
    produces?: string[]
    /** What each message of an event stream has as its data, in JSON. */
    events?: z.ZodType
    response: Partial<Record<number, z.ZodType>>
  }
  config: {
    access: Access
    /** What a token must allow; there with `access: 'token'`, and only there. */
    scope?: TokenScope
    /** Those beside what access, schema and method imply (`refusalsOf`). */
    refusals?: readonly Exclude<RefusalCode, ImpliedCode>[]
    /** Its `Idempotency-Key` header makes a repeat do nothing a second time. */
    takesIdempotencyKey?: true
    /** Changes something although its method says that it reads: no website, picture or typed address calls it, only the app's own code. */
    actsOnGet?: true
    /** Takes a signed, short-lived `?t=` in place of cookie or Bearer: what a browser fetches without either. */
    takesSignedLink?: true
    /** Who has a second factor must have shown it within 15 minutes. */
    needsConfirmation?: true
    /** Also for whose sign-in awaits the first second factor. */
    letsEnrol?: true
  }
}

/** Keeps the literal types of an endpoint. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}
