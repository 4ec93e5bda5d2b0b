import type { Clock } from '#server/describing/clock.ts'
import type { Reply } from '#server/describing/providers/ask-provider.ts'
import type { Question } from '#server/describing/question/write-question.ts'
import { longestWaitMs } from './create-call-limiter.ts'
import type { CallOptions, KeyedProvider } from './keyed-provider.ts'

const maxTries = 3
const maxUnusable = 2
/** Rate refusals are part of normal scheduling and not trouble: a refused call queues again. */
const maxRefusals = 10

export interface RetryOptions extends CallOptions {
  clock: Clock
  /** Receives every reply, including those that are retried. */
  onReply(reply: Reply): void
}

/**
 * Asks one provider up to three times while the trouble may pass and the key's retry budget lasts, and twice for a usable answer or
 * if only this picture is turned down. Null: it was not asked at all. A pause that the provider asked for applies to all calls.
 */
export async function askWithRetries(
  keyed: KeyedProvider,
  question: Question,
  jpeg: Buffer | null,
  options: RetryOptions,
): Promise<Reply | null> {
  let tries = 0
  let refusals = 0
  let unusable = 0
  let isSuspected = false
  for (let last: Reply | null = null; ; ) {
    const reply = await keyed.call(question, jpeg, options)
    // It was to be asked again, which would have decided it: until then it is only suspected.
    if (!reply) return last?.kind === 'suspected' ? null : last
    last = reply
    options.onReply(reply)
    if (reply.kind === 'unusable') {
      tries += 1
      unusable += 1
      if (reply.isFinal || unusable === maxUnusable || tries === maxTries) return reply
      continue
    }
    if (reply.kind === 'suspected') {
      if (isSuspected || reply.fault === 'unanswered') return reply
      isSuspected = true
      continue
    }
    if (reply.kind !== 'trouble') return reply
    // The server would hardly answer differently after a wait.
    if (reply.isProven || (reply.cause === 'rejected' && !options.waitsForRecovery)) return reply
    if ((reply.retryAfterMs ?? 0) > longestWaitMs) return reply
    if (reply.cause === 'rate') {
      refusals += 1
      if (refusals === maxRefusals) return reply
    } else {
      tries += 1
      if (tries === maxTries || !keyed.budget.spend()) return reply
    }
    const round = Math.min(2, tries + refusals)
    if (reply.retryAfterMs === null) await keyed.waitToRetry(backOff(round), options.signal)
  }
}

/** Up to 1 s, then up to 2 s, with jitter so that many pictures are not retried at the same instant. */
function backOff(round: number): number {
  return 500 * 2 ** round * (0.5 + Math.random() / 2)
}
