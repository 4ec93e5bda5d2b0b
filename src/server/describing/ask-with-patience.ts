import { askProvider, type Reply } from './ask-provider.ts'
import type { Clock } from './clock.ts'
import { noUsage } from './count-calls.ts'
import type { Provider } from './provider.ts'
import type { Question } from './write-question.ts'

/** A provider with a key, and what is known of its health: shared by all pools that have it. */
export interface Member {
  provider: Provider
  isKeyRefused: boolean
  /** Nobody asks it before: it said when to come back. */
  pausedUntil: number
  /** Hears that the key was refused, once. */
  onKeyRefused(): void
}

const maxTries = 3
const maxUnusable = 2
/** What takes longer is not waited for: the other provider is asked, or the job pauses. */
const longestWaitMs = 8_000

export interface Patience {
  clock: Clock
  timeoutMs: number
  signal: AbortSignal
  /** Hears every reply, also those that are retried. */
  onReply(reply: Reply): void
}

/**
 * Asks one provider up to three times while the trouble may pass, and twice for an answer that can be used.
 * A pause that the provider asked for holds for everybody who shares the member.
 */
export async function askWithPatience(
  member: Member,
  question: Question,
  jpeg: Buffer,
  { clock, timeoutMs, signal, onReply }: Patience,
): Promise<Reply> {
  let unusable = 0
  for (let attempt = 1; ; attempt += 1) {
    const pauseMs = member.pausedUntil - clock.now()
    if (pauseMs > longestWaitMs) return stillPaused(pauseMs)
    if (pauseMs > 0) await clock.sleep(pauseMs, signal)
    const reply = await askProvider(member.provider, question, jpeg, { timeoutMs, signal })
    onReply(reply)
    if (reply.kind === 'key_refused') giveUpKey(member)
    if (reply.kind === 'unusable') {
      unusable += 1
      if (reply.isFinal || unusable === maxUnusable || attempt === maxTries) return reply
      continue
    }
    if (reply.kind !== 'trouble') return reply
    if (reply.retryAfterMs !== null) member.pausedUntil = clock.now() + reply.retryAfterMs
    if (attempt === maxTries || (reply.retryAfterMs ?? 0) > longestWaitMs) return reply
    if (reply.retryAfterMs === null) await clock.sleep(backOff(attempt), signal)
  }
}

/** Calls that were under way together are refused together: only the first one tells. */
function giveUpKey(member: Member): void {
  if (member.isKeyRefused) return
  member.isKeyRefused = true
  member.onKeyRefused()
}

/** Up to 1 s, then up to 2 s, with jitter so that many pictures don't come back in the same instant. */
function backOff(attempt: number): number {
  return 500 * 2 ** attempt * (0.5 + Math.random() / 2)
}

function stillPaused(retryAfterMs: number): Reply {
  return {
    kind: 'trouble',
    cause: 'rate',
    retryAfterMs,
    mayBePicture: false,
    allowance: null,
    usage: noUsage(),
  }
}
