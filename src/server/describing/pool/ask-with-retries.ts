import type { Clock } from '#server/describing/clock.ts'
import type { Reply } from '#server/describing/providers/ask-provider.ts'
import type { Question } from '#server/describing/question/write-question.ts'
import { longestWaitMs } from './create-call-limiter.ts'
import type { CallOptions, KeyedProvider } from './keyed-provider.ts'

const maxTries = 3
const maxUnusable = 2
/** Refusals because of the rate are the provider's order, not its trouble: a call that was refused waits in line again. */
const maxRefusals = 10

export interface RetryOptions extends CallOptions {
  clock: Clock
  /** Hears every reply, also those that are retried. */
  onReply(reply: Reply): void
}

/**
 * Asks one provider up to three times while the trouble may pass and the key's budget for retries lasts, and twice for an
 * answer that can be used, or where it alone is turned down. Null: it was not asked at all. A pause that the provider asked for holds for everybody.
 */
export async function askWithRetries(
  keyed: KeyedProvider,
  question: Question,
  jpeg: Buffer,
  options: RetryOptions,
): Promise<Reply | null> {
  let tries = 0
  let refusals = 0
  let unusable = 0
  let isSuspected = false
  for (let last: Reply | null = null; ; ) {
    const reply = await keyed.call(question, jpeg, options)
    // It was to be asked once more, which would have told: until then it is only suspected.
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
    // Waiting would hardly change a server's mind.
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

/** Up to 1 s, then up to 2 s, with jitter so that many pictures don't come back in the same instant. */
function backOff(round: number): number {
  return 500 * 2 ** round * (0.5 + Math.random() / 2)
}
