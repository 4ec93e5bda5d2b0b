import type { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Who may call: `public` anybody, `user` whoever is signed in, `admin` administrators. */
export type Access = 'public' | 'user' | 'admin'

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
    /** Media type of a body or answer that is not JSON. */
    consumes?: string[]
    produces?: string[]
    response: Partial<Record<number, z.ZodType>>
  }
  config: {
    access: Access
    refusals: readonly RefusalCode[]
    /** Takes a signed, short-lived `?t=` in place of cookie or Bearer: what a browser fetches without either. */
    takesSignedLink?: true
  }
}

/** Keeps the literal types of an endpoint. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}
