import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Answer, type Call, mount, type RouteExtras } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { KeepAnswer } from '#server/platform/v1/keep-answer.ts'
import { digestJson } from './digest-body.ts'
import { withIdempotency } from './with-idempotency.ts'

interface Options<E extends Endpoint> extends RouteExtras {
  /** The part of the answer that is stored: without secrets. */
  forRepetition?: (body: Answer<E>) => object
  /** The answer to a repeat, from what `forRepetition` left. */
  onRepetition?: (stored: never, call: Call<E>) => Promise<Answer<E>>
}

/**
 * Mounts an idempotent call with a JSON body, or without one. The handler returns a body, sets status and `Location` on the reply, and does
 * not send anything itself.
 */
export function mountIdempotent<const E extends Endpoint>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: E,
  handler: (call: Call<E>, keep: KeepAnswer) => Promise<Answer<E> | undefined>,
  { forRepetition, onRepetition, ...extras }: Options<E> = {},
): void {
  const once = (call: Call<E>) => {
    const { request, reply } = call
    const keyed = {
      request,
      reply,
      digest: digestJson(request),
      forRepetition,
      onRepetition: onRepetition && ((stored: never) => onRepetition(stored, call)),
    }
    return withIdempotency(platform, keyed, (keep) => handler(call, keep))
  }
  mount(app, endpoint, once, extras)
}
