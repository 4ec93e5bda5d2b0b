import type { Clock } from '#server/describing/clock.ts'
import { askProvider, type Reply } from '#server/describing/providers/ask-provider.ts'
import { cleanSentence, normaliseSentence } from '#server/describing/providers/clean-sentence.ts'
import { drawControl } from '#server/describing/providers/draw-control.ts'
import type { Suspected, Trouble } from '#server/describing/providers/explain-provider-error.ts'
import type { RefusedFeatures } from '#server/describing/providers/follow-dialect.ts'
import type { Provider } from '#server/describing/providers/provider.ts'
import {
  closeCircuit,
  failHalfOpenProbe,
  hasJustOpened,
  isProbeDue,
  openCircuitFor,
  releaseHalfOpenProbe,
} from './circuit-breaker.ts'
import { createControlQuestion } from './control-question.ts'
import { createCallLimiter, longestWaitMs, type Permit } from './create-call-limiter.ts'
import { createRetryBudget } from './create-retry-budget.ts'
import { decreaseBySlowness } from './decrease-by-slowness.ts'
import { decreaseLimit } from './decrease-limit.ts'
import { type HealthStore, pauseUntil } from './health-store.ts'
import { increaseLimit, isIncreaseDue } from './increase-limit.ts'
import type { ControlCall, EndedCall, KeyedProvider } from './keyed-provider.ts'
import { measureThroughput } from './measure-throughput.ts'
import { replicateHealth } from './replicate-health.ts'
import { settleDoubts } from './settle-doubts.ts'
import { sustainableRate } from './sustainable-rate.ts'
import { trackAnswers } from './track-answers.ts'

interface KeyedProviderParts {
  provider: Provider
  key: string
  /** Masked in the server's messages. */
  apiKey: string
  store: HealthStore
  clock: Clock
  timeoutMs: number
  /** Features that its server refuses with this model, whoever asks. */
  refused: RefusedFeatures
  /** Called once when the key is refused. */
  onKeyRefused(): void
  onCall?: ((call: EndedCall) => void) | undefined
  /** Called with the usage of each control question, which no picture is charged for. */
  onControl?: ((call: ControlCall) => Promise<void>) | undefined
}

/** How many failures in a row open the circuit; fewer are enough if the provider is unreachable. */
const failuresToOpen = 5
const unreachableToOpen = 2
/** After this many equal refusals in a row, the pictures are not the cause. */
const rejectionsToOpen = 3
/** How soon to look again while a probe is in flight. */
const probeUnderWayMs = 2_000
const statedPaceHoldsMs = 10_000
const longestControlMs = 45_000

export function createKeyedProvider(parts: KeyedProviderParts): KeyedProvider {
  const { provider, store, key, clock, timeoutMs, refused } = parts
  const budget = createRetryBudget()
  const answers = trackAnswers()
  let isKeyRefused = false
  let failuresInARow: Array<{ at: number; isUnreachable: boolean; rejection: string | null }> = []
  let statedPace: { callsPerSecond: number; until: number } | null = null
  let tokensPerCall = 0
  let answered = 0
  let countedFrom = ''

  const usage = () => ({
    underWay: limiter.underWay(),
    wanted: limiter.wanted(),
    accepted: throughput.own(),
    answeredAt: answers.lastAt(),
  })
  const health = replicateHealth({
    store,
    key,
    clock,
    usage,
    onReport: () => {
      answers.hear(health.others())
      limiter.grantPermits()
    },
  })
  const throughput = measureThroughput(health)
  const limiter = createCallLimiter({
    health,
    clock,
    isClosed: () => isKeyRefused,
    callsPerSecond: () => (statedPace && statedPace.until > health.now() ? statedPace.callsPerSecond : null),
    longestProbeMs: timeoutMs,
  })

  const elsewhere = () => health.others().reduce((sum, other) => sum + other.underWay, 0)

  /** If other processes use the whole limit, they leave a share once they learn that this one wants a call. */
  async function askForShare() {
    await health.refresh()
    if (elsewhere() > 0) await clock.sleep(health.exchangeEveryMs(), new AbortController().signal)
  }

  /** The server is healthy: it answers other calls. */
  function noteSuspected({ fault }: Suspected, permit: Permit) {
    if (fault === 'unanswered') answers.noteTrouble()
    failuresInARow = []
    health.update(closeCircuit)
    if (permit.probeHolder !== null) health.update(releaseHalfOpenProbe(permit.probeHolder))
  }

  function noteAnswered(permit: Permit, picture: object, sentAt: number) {
    failuresInARow = []
    budget.earn()
    answers.note(picture, health.now(), sentAt)
    health.update(closeCircuit)
    const { epoch, lastBurst, limit } = health.current().concurrency
    const countFrom = `${epoch} ${lastBurst.lastAt}`
    if (countedFrom !== countFrom) answered = 0
    countedFrom = countFrom
    answered += 1
    // This process's answers are scaled up to all processes by its share of the limit.
    const ofAll = (answered * limit) / Math.max(1, limiter.share())
    const isFull = limiter.underWay() + 1 + elsewhere() >= limit * 0.9
    const isPaced = limiter.isPaced()
    if (permit.probeHolder !== null || !limiter.isHeldUp() || !(isFull || isPaced)) return
    if (isIncreaseDue(health.current(), health.now(), ofAll)) health.update(increaseLimit(epoch, isPaced))
  }

  /** How far the limit falls depends on the calls that other processes have in flight: no call is sent until that is known. */
  async function noteTrouble(trouble: Trouble, permit: Permit) {
    const { cause, retryAfterMs, sentence = '', isProven } = trouble
    if (cause === 'rate') await limiter.holdWhile(limiter.underWay() === 0 ? askForShare() : health.refresh())
    const underWay = limiter.underWay() + elsewhere()
    if (cause === 'rate')
      health.update(
        decreaseLimit({
          underWay,
          epoch: permit.epoch,
          latencyMs: throughput.latencyMs(),
          taken: throughput.sinceRefusal(),
        }),
      )
    if (cause === 'slow') health.update(decreaseBySlowness(permit.epoch))
    if (retryAfterMs !== null) health.update(pauseUntil(health.now() + retryAfterMs))
    if (permit.probeHolder !== null) health.update(failHalfOpenProbe(permit.probeHolder))
    // While other calls are accepted, a refusal means too many calls, not an outage.
    if (cause === 'rate' && underWay > 0) return
    answers.noteTrouble()
    const lastAnswer = answers.lastAnywhere()
    const rejection = cause === 'rejected' || cause === 'account' ? normaliseSentence(sentence) : null
    failuresInARow = [
      ...failuresInARow.filter(({ at }) => at >= lastAnswer),
      { at: health.now(), isUnreachable: cause === 'unreachable', rejection },
    ]
    const equal = failuresInARow.filter((trouble) => trouble.rejection === rejection).length
    if (rejection !== null && (isProven || equal >= rejectionsToOpen))
      health.update(openCircuitFor(cleanSentence(sentence, parts.apiKey)))
    const unreachable = failuresInARow.filter((trouble) => trouble.isUnreachable).length
    if (failuresInARow.length >= failuresToOpen || unreachable >= unreachableToOpen)
      health.update(openCircuitFor(null))
  }

  function noteCall(reply: Reply, startedAt: number) {
    parts.onCall?.({
      provider: provider.name,
      outcome: reply.kind === 'trouble' ? reply.cause : reply.kind,
      seconds: (performance.now() - startedAt) / 1_000,
      usage: reply.usage,
    })
  }

  const control = createControlQuestion(health, async () => {
    const { question, jpeg } = await drawControl()
    const sentAt = health.now()
    const startedAt = performance.now()
    const signal = new AbortController().signal
    const reply = await askProvider(provider, question, jpeg, {
      ...{ signal, clock, refused },
      timeoutMs: Math.min(timeoutMs, longestControlMs),
    })
    noteCall(reply, startedAt)
    await parts.onControl?.({ provider: provider.name, model: provider.model, usage: reply.usage })
    if (reply.kind === 'answer') answers.note({}, health.now(), sentAt)
    return reply
  })

  const doubts = settleDoubts({
    ...{ provider, health, answers, control },
    clean: (sentence) => cleanSentence(sentence, parts.apiKey),
  })

  async function note(reply: Reply, permit: Permit, picture: object, sentAt: number) {
    const isRefused = reply.kind === 'trouble' && reply.cause === 'rate'
    if (!isRefused) throughput.note()
    const tokens = reply.usage.inputTokens - reply.usage.cachedInputTokens + reply.usage.outputTokens
    if (tokens > 0) tokensPerCall = tokensPerCall === 0 ? tokens : tokensPerCall * 0.9 + tokens * 0.1
    const { allowance } = reply
    if (allowance) {
      const callsPerSecond = sustainableRate(allowance, limiter.underWay() + elsewhere(), tokensPerCall)
      statedPace =
        callsPerSecond === null ? null : { callsPerSecond, until: health.now() + statedPaceHoldsMs }
    }
    if (reply.kind === 'trouble') return noteTrouble(reply, permit)
    if (reply.kind === 'suspected') return noteSuspected(reply, permit)
    if (reply.kind !== 'key_refused') return noteAnswered(permit, picture, sentAt)
    if (permit.probeHolder !== null) health.update(releaseHalfOpenProbe(permit.probeHolder))
    // Calls that were in flight together are refused together: only the first one is reported.
    if (!isKeyRefused) parts.onKeyRefused()
    isKeyRefused = true
  }

  const pauseMs = () => health.current().pause.until - health.now()

  return {
    provider,
    waitToRetry: limiter.waitToRetry,
    budget,
    isKeyRefused: () => isKeyRefused,
    isRejecting: () =>
      health.current().circuit.refusal !== null || (failuresInARow.at(-1)?.rejection ?? null) !== null,
    checkpoint: () => answers.checkpoint(health.now()),
    failedAlone: answers.failedAlone,
    noteFailed: doubts.noteFailed,

    availability() {
      const known = health.current()
      // Other processes may have seen it recover.
      if (pauseMs() > longestWaitMs || known.circuit.openSince !== null) health.refreshSoon()
      if (pauseMs() > longestWaitMs) return 'unavailable'
      if (known.circuit.openSince === null) return 'available'
      if (isProbeDue(known, health.now())) return 'probe_due'
      return hasJustOpened(known, health.now()) ? 'just_opened' : 'unavailable'
    },
    circuit() {
      if (isKeyRefused) return 'refused'
      const { openSince, probeHolder } = health.current().circuit
      if (openSince === null) return 'closed'
      return probeHolder === null ? 'open' : 'half_open'
    },
    unavailableMs() {
      const { openSince, probeHolder, nextProbeAt } = health.current().circuit
      const openMs = openSince === null ? 0 : nextProbeAt - health.now()
      return Math.max(0, pauseMs(), probeHolder === null ? openMs : Math.min(probeUnderWayMs, openMs))
    },

    async call(question, jpeg, { picture, group, signal, waitsForRecovery }) {
      const permit = await limiter.acquire({ group, signal, waitsForRecovery })
      if (!permit) return null
      const sentAt = health.now()
      const startedAt = performance.now()
      try {
        const ask = { timeoutMs, signal, clock, refused }
        const first = await askProvider(provider, question, jpeg, ask)
        throughput.noteLatency(health.now() - sentAt)
        noteCall(first, startedAt)
        // In the same slot: while the circuit is open, no other call may be sent.
        const reply = await doubts.settle(first, {
          question,
          jpeg,
          picture,
          ask,
          isLastToAsk: waitsForRecovery,
        })
        permit.release()
        await note(reply, permit, picture, sentAt)
        return reply
      } catch (error) {
        if (permit.probeHolder !== null) health.update(releaseHalfOpenProbe(permit.probeHolder))
        throw error
      } finally {
        permit.release()
        limiter.grantPermits()
      }
    },
  }
}
