import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import type { UrlValues } from '#contract/fill-url.ts'

type Schema<E extends Endpoint> = E['schema']

type Params<E extends Endpoint> =
  Schema<E> extends { params: infer P extends z.ZodType } ? { params: z.output<P> } : { params?: never }

type Query<E extends Endpoint> =
  Schema<E> extends { querystring: infer Q extends z.ZodType }
    ? { query?: { [K in keyof z.output<Q>]?: z.output<Q>[K] | undefined } }
    : { query?: never }

type Body<E extends Endpoint> =
  Schema<E> extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : { body?: never }

/** A request that repeats the key has no second effect. */
type Key<E extends Endpoint> = E['config'] extends { takesIdempotencyKey: true }
  ? { idempotencyKey?: string }
  : { idempotencyKey?: never }

/** The input of an endpoint's address. */
export type Address<E extends Endpoint> = Params<E> & Query<E>

/** The input of a call to an endpoint. */
export type CallInput<E extends Endpoint> = Address<E> &
  Body<E> &
  Key<E> & { signal?: AbortSignal | undefined }

/** Makes the input optional if nothing in it is required. */
export type MaybeInput<I> = object extends I ? [input?: I] : [input: I]

/** The successful answer of an endpoint: one of its response schemas. */
export type Answer<E extends Endpoint> = {
  [S in keyof Schema<E>['response']]: Schema<E>['response'][S] extends z.ZodType
    ? z.output<Schema<E>['response'][S]>
    : never
}[keyof Schema<E>['response']]

/** The input of any endpoint, as seen inside `call`, where the endpoint is a type parameter. */
export interface AnyInput extends UrlValues {
  body?: unknown
  signal?: AbortSignal
  idempotencyKey?: string
}
