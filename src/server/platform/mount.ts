import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { z } from 'zod'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import { type Caller, callerOf, type HalfCaller, halfCallerOf } from './caller.ts'
import { callsPerUser } from './calls-per-user.ts'

type Schema = Endpoint['schema']
type Read<S> = S extends z.ZodType ? z.output<S> : undefined
type Part<E extends Endpoint, Name extends keyof Schema> = E['schema'] extends { [name in Name]: infer S }
  ? Read<S>
  : undefined

/** The input of a handler: each part parsed by the endpoint's own schema. */
export interface Call<E extends Endpoint> {
  params: Part<E, 'params'>
  query: Part<E, 'querystring'>
  body: Part<E, 'body'>
  caller: CallerFor<E['config']['access']>
  request: FastifyRequest
  reply: FastifyReply
}

type CallerFor<A extends Access> = A extends 'public' ? null : A extends 'half' ? HalfCaller : Caller

type Response<E extends Endpoint> = E['schema']['response']

/** What an endpoint's schemas allow a handler to return; an endpoint without schemas streams its own media type. */
export type Answer<E extends Endpoint> = [keyof Response<E>] extends [never]
  ? unknown
  : {
      [Status in keyof Response<E>]: Response<E>[Status] extends z.ZodType
        ? z.input<Response<E>[Status]>
        : never
    }[keyof Response<E>]

/** For calls that can be repeated endlessly, such as making and undoing, and leave a row, a record or a mail each time. */
const actsPerUser = callsPerUser(60)

/** Fastify's own options for one route. Calls by which a user changes something default to the `rateLimit` `actsPerUser`. */
export type RouteExtras = Pick<RouteOptions, 'bodyLimit' | 'logLevel' | 'onRequest'> &
  Pick<RouteOptions['config'] & {}, 'rateLimit' | 'findCaller'>

/**
 * Mounts an endpoint. The status is the endpoint's lowest one, or 200 if it answers with another media type; a handler can set another one
 * with `reply.code(…)`. A handler that has sent its reply returns it.
 */
export function mount<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Answer<E> | FastifyReply>,
  { rateLimit = rateLimitOf(endpoint), findCaller, ...extras }: RouteExtras = {},
): void {
  const { config, schema } = endpoint
  const [lowest = 200] = schema.produces ? [200] : Object.keys(schema.response).map(Number)
  app.route({
    ...endpoint,
    ...extras,
    // A stream of events would have nothing to say.
    exposeHeadRoute: config.access === 'token' && endpoint.method === 'GET' && !schema.events,
    config: { ...config, ...(rateLimit && { rateLimit }), ...(findCaller && { findCaller }) },
    handler: (request, reply) => {
      const { params, query, body } = request
      const caller = readCaller(config.access, request)
      reply.code(lowest)
      // Safe: the validator compiler has parsed each part with the schema from which `Call` takes its type.
      return handler({ params, query, body, caller, request, reply } as unknown as Call<E>)
    },
  })
}

function rateLimitOf({ method, config }: Endpoint) {
  return config.access === 'user' && method !== 'GET' ? actsPerUser : undefined
}

function readCaller(access: Access, request: FastifyRequest): Caller | null {
  if (access === 'public') return null
  return access === 'half' ? halfCallerOf(request) : callerOf(request)
}
