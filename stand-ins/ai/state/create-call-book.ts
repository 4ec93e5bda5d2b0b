import { ofEachProvider, type ProviderName } from '#contract/providers.ts'

/** One call as it was answered. */
export interface Call {
  provider: ProviderName
  /** ISO 8601, when it came in. */
  at: string
  keyLastFour: string
  model: string
  imageSha256: string | null
  width: number | null
  height: number | null
  prompt: string
  /** What it held beside model and messages, by name. */
  fields: string[]
  languages: string[]
  /** The model's text; null when there was none. */
  answer: string | null
  /** 499 when the caller left before the answer, 0 when the line was dropped before it. */
  status: number
  /** All that went in, cached or not. */
  inputTokens: number
  cachedTokens: number
  outputTokens: number
  latencyMs: number
}

/** `answered` are calls that ended with a model's text, spoilt or not, sent whole. */
export interface Counts {
  calls: number
  answered: number
  inFlight: number
  maxInFlight: number
  byStatus: Record<string, number>
  byProvider: Record<ProviderName, number>
  images: number
  byImage: Record<string, { calls: number; answered: number }>
}

/**
 * Remembers the last `keepCalls` calls whole, and of all calls the numbers per picture.
 * `onCall` hears each call when it is over.
 */
export function createCallBook(keepCalls: number, onCall?: (call: Call) => void) {
  const calls: Call[] = []
  const byStatus = new Map<number, number>()
  const byProvider = ofEachProvider(() => 0)
  const byImage = new Map<string, { calls: number; answered: number }>()
  let all = 0
  let answered = 0
  let inFlight = 0
  let maxInFlight = 0

  const pictureCounts = (sha256: string) => {
    const counts = byImage.get(sha256) ?? { calls: 0, answered: 0 }
    byImage.set(sha256, counts)
    return counts
  }

  return {
    calls: calls as readonly Call[],
    enter() {
      inFlight += 1
      maxInFlight = Math.max(maxInFlight, inFlight)
    },
    /** Counts a picture that came in; answers how many calls it had before. */
    notePicture(sha256: string): number {
      const counts = pictureCounts(sha256)
      counts.calls += 1
      return counts.calls - 1
    },
    leave(call: Call) {
      inFlight -= 1
      all += 1
      byStatus.set(call.status, (byStatus.get(call.status) ?? 0) + 1)
      byProvider[call.provider] += 1
      if (call.status === 200 && call.answer !== null) {
        answered += 1
        if (call.imageSha256) pictureCounts(call.imageSha256).answered += 1
      }
      if (keepCalls > 0) {
        calls.push(call)
        if (calls.length > keepCalls) calls.shift()
      }
      onCall?.(call)
    },
    counts(): Counts {
      return {
        calls: all,
        answered,
        inFlight,
        maxInFlight,
        byStatus: Object.fromEntries(byStatus),
        byProvider: { ...byProvider },
        images: byImage.size,
        byImage: Object.fromEntries(byImage),
      }
    },
    /** Calls under way stay counted as in flight. */
    forget() {
      calls.length = 0
      byStatus.clear()
      byImage.clear()
      Object.assign(
        byProvider,
        ofEachProvider(() => 0),
      )
      all = 0
      answered = 0
      maxInFlight = inFlight
    },
  }
}

export type CallBook = ReturnType<typeof createCallBook>
