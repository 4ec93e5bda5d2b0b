import type { onRequestAsyncHookHandler } from 'fastify'
import { bounds } from '#server/platform/bounds.ts'
import { tokenCallerOf } from '#server/platform/caller.ts'
import { limitAtOnce } from '#server/platform/limit-at-once.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { isForm } from '#server/platform/requests/end-slow-bodies.ts'
import { onceClosed } from '#server/platform/requests/once-closed.ts'
import { refuseWithoutKeys } from '#server/provider-runtime/require-keys.ts'

const retryAfterSeconds = 5

/**
 * Returns a hook that bounds how many large JSON bodies are in memory at once, before any byte of them is read. Forms pass: they are
 * streamed. Refuses `busy`, and what `refuseWithoutKeys` refuses. Create one per process, because it counts.
 */
export function limitBodies(platform: Platform): onRequestAsyncHookHandler {
  const { metrics } = platform
  const places = limitAtOnce(bounds.largeBodiesAtOnce)
  return async (request, reply) => {
    // Without a Content-Length it can become as large as the limit.
    const bytes = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
    if (isForm(request) || bytes <= bounds.smallBodyBytes) return
    const caller = tokenCallerOf(request)
    await refuseWithoutKeys(platform, caller)
    const place = places.take(caller.id)
    if ('full' in place) {
      metrics.boundsReached.inc({ bound: 'largeBodiesAtOnce' })
      throw new Refusal('busy', { retryAfterSeconds })
    }
    onceClosed([reply.raw], place.release)
  }
}
