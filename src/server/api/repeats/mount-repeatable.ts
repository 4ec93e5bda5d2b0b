import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Answer, type Call, mount, type RouteExtras } from '#server/platform/mount.ts'
import type { Platform } from '#server/platform/platform.ts'
import { answerOnce, type Repeat } from './answer-once.ts'
import { digestJson } from './digest-body.ts'

interface Options<E extends Endpoint> extends RouteExtras {
  /** What of an answer is kept for repetitions: secrets are left out. */
  forRepetition?: (body: Answer<E>) => Answer<E>
}

/**
 * Mounts a call with a JSON body, or with none, that a repeat with the same `Idempotency-Key` does not do again. The
 * handler answers a body, sets status and `Location` at the reply, and sends nothing itself.
 */
export function mountRepeatable<const E extends Endpoint>(
  app: FastifyInstance,
  platform: Platform,
  endpoint: E,
  handler: (call: Call<E>, repeat: Repeat) => Promise<Answer<E> | undefined>,
  { forRepetition, ...extras }: Options<E> = {},
): void {
  const once = (call: Call<E>): Promise<FastifyReply> => {
    const { request, reply } = call
    const asked = { request, reply, digest: digestJson(request), forRepetition }
    return answerOnce(platform, asked, (repeat) => handler(call, repeat))
  }
  mount(app, endpoint, once, extras)
}
