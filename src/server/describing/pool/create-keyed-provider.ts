import type { Clock } from '#server/describing/clock.ts'
import { askProvider, type Reply } from '#server/describing/providers/ask-provider.ts'
import type { Trouble } from '#server/describing/providers/explain-provider-error.ts'
import type { Provider } from '#server/describing/providers/provider.ts'
import type { Question } from '#server/describing/question/write-question.ts'
import {
  closeCircuit,
  dropProbe,
  failProbe,
  isInSuspense,
  isProbeDue,
  openCircuit,
} from './circuit-breaker.ts'
import { createKeyGate, longestWaitMs, type Pass } from './create-call-limiter.ts'
import { createRetryBudget, type RetryBudget } from './create-retry-budget.ts'
import { cutLimit, slowDown } from './decrease-limit.ts'
import type { WeatherBoard } from './health-store.ts'
import { growLimit, isGrowthDue } from './increase-limit.ts'
import { pauseUntil } from './key-health.ts'
import { watchTaken } from './measure-throughput.ts'
import { exchangeEveryMs, followWeather } from './replicate-health.ts'
import { readBearable } from './sustainable-rate.ts'
import { type Mark, watchAnswers } from './track-answers.ts'

/** `well`: asked at once or soon. `back`: one call may see whether it is back. `away`: nobody asks it now. */
export type Standing = 'well' | 'back' | 'suspense' | 'away'

export interface CallWishes {
  picture: object
  party: string
  signal: AbortSignal
  isPatient: boolean
}

/** A provider with a key, and what is known of its health: shared by all pools that have it. */
export interface Member {
  provider: Provider
  isKeyRefused(): boolean
  standing(): Standing
  /** Until it may be asked again; 0: now. */
  awayMs(): number
  /** Asks once, as soon as there is a place. Null: it is not asked now. */
  call(question: Question, jpeg: Buffer, wishes: CallWishes): Promise<Reply | null>
  /** Waits before the next try. Throws the signal's reason when it aborts. */
  rest(ms: number, signal: AbortSignal): Promise<void>
  budget: RetryBudget
  /** To be made at a trouble of a picture, for `isAlone` at its next one. */
  mark(): Mark
  isAlone(picture: object, mark: Mark): boolean
}

interface MemberParts {
  provider: Provider
  key: string
  board: WeatherBoard
  clock: Clock
  timeoutMs: number
  /** Hears that the key was refused, once. */
  onKeyRefused(): void
}

const troublesThatTell = 5
const unreachableThatTell = 2
/** While a probe is under way: soon more is known. */
const probeMs = 2_000
const toldForMs = 10_000

export function createMember(parts: MemberParts): Member {
  const { provider, board, key, clock, timeoutMs } = parts
  const budget = createRetryBudget()
  const answers = watchAnswers()
  let isKeyRefused = false
  let row: Array<{ at: number; isUnreachable: boolean }> = []
  let told: { callsPerSecond: number; until: number } | null = null
  let tokensPerCall = 0
  let answered = 0
  let countedFrom = ''

  const share = () => ({
    underWay: gate.underWay(),
    wanted: gate.wanted(),
    taken: taken.own(),
    answeredAt: answers.lastAt(),
  })
  const weather = followWeather({
    board,
    key,
    clock,
    share,
    onNews: () => {
      answers.hear(weather.others())
      gate.admit()
    },
  })
  const taken = watchTaken(weather)
  const gate = createKeyGate({
    weather,
    clock,
    isClosed: () => isKeyRefused,
    callsPerSecond: () => (told && told.until > weather.now() ? told.callsPerSecond : null),
    longestProbeMs: timeoutMs,
  })

  const elsewhere = () => weather.others().reduce((sum, other) => sum + other.underWay, 0)

  /** Others have all places: they give some back when they have heard that somebody else wants one. */
  async function askForPlace() {
    await weather.refresh()
    if (elsewhere() > 0) await clock.sleep(exchangeEveryMs, new AbortController().signal)
  }

  function noteAnswered(pass: Pass, picture: object) {
    row = []
    budget.earn()
    answers.note(picture, weather.now())
    weather.change(closeCircuit)
    const { epoch, refusedAt, limit } = weather.current()
    if (countedFrom !== `${epoch} ${refusedAt}`) answered = 0
    countedFrom = `${epoch} ${refusedAt}`
    answered += 1
    // What this process got stands for what all got, each by its share.
    const ofAll = (answered * limit) / Math.max(1, gate.share())
    const isFull = gate.underWay() + 1 + elsewhere() >= limit * 0.9
    const isPaced = gate.isPaced()
    if (pass.prober !== null || !gate.isHeldUp() || !(isFull || isPaced)) return
    if (isGrowthDue(weather.current(), weather.now(), ofAll)) weather.change(growLimit(epoch, isPaced))
  }

  /** How many calls others have under way decides by how much the limit is cut: nobody is let in until that is known. */
  async function noteTrouble({ cause, retryAfterMs }: Trouble, pass: Pass) {
    if (cause === 'rate') await gate.holdWhile(gate.underWay() === 0 ? askForPlace() : weather.refresh())
    const underWay = gate.underWay() + elsewhere()
    if (cause === 'rate')
      weather.change(
        cutLimit({ underWay, epoch: pass.epoch, latencyMs: taken.latencyMs(), taken: taken.sinceRefusal() }),
      )
    if (cause === 'slow') weather.change(slowDown(pass.epoch))
    if (retryAfterMs !== null) weather.change(pauseUntil(weather.now() + retryAfterMs))
    if (pass.prober !== null) weather.change(failProbe(pass.prober))
    // While others are taken, a refusal says that there are too many, not that nobody is served.
    if (cause === 'rate' && underWay > 0) return
    answers.noteTrouble()
    const lastAnswer = answers.lastAnywhere()
    row = [
      ...row.filter(({ at }) => at >= lastAnswer),
      { at: weather.now(), isUnreachable: cause === 'unreachable' },
    ]
    const unreachable = row.filter((trouble) => trouble.isUnreachable).length
    if (row.length >= troublesThatTell || unreachable >= unreachableThatTell) weather.change(openCircuit)
  }

  async function note(reply: Reply, pass: Pass, picture: object) {
    const isRefused = reply.kind === 'trouble' && reply.cause === 'rate'
    if (!isRefused) taken.note()
    const tokens = reply.usage.inputTokens - reply.usage.cachedInputTokens + reply.usage.outputTokens
    if (tokens > 0) tokensPerCall = tokensPerCall === 0 ? tokens : tokensPerCall * 0.9 + tokens * 0.1
    const { allowance } = reply
    if (allowance) {
      const callsPerSecond = readBearable(allowance, gate.underWay() + elsewhere(), tokensPerCall)
      told = callsPerSecond === null ? null : { callsPerSecond, until: weather.now() + toldForMs }
    }
    if (reply.kind === 'trouble') return noteTrouble(reply, pass)
    if (reply.kind !== 'key_refused') return noteAnswered(pass, picture)
    if (pass.prober !== null) weather.change(dropProbe(pass.prober))
    // Calls that were under way together are refused together: only the first one tells.
    if (!isKeyRefused) parts.onKeyRefused()
    isKeyRefused = true
  }

  const pauseMs = () => weather.current().pausedUntil - weather.now()

  return {
    provider,
    rest: gate.rest,
    budget,
    isKeyRefused: () => isKeyRefused,
    mark: () => answers.mark(weather.now()),
    isAlone: answers.isAlone,

    standing() {
      const known = weather.current()
      // Others may have seen it come back.
      if (pauseMs() > longestWaitMs || known.downSince !== null) weather.glance()
      if (pauseMs() > longestWaitMs) return 'away'
      if (known.downSince === null) return 'well'
      if (isProbeDue(known, weather.now())) return 'back'
      return isInSuspense(known, weather.now()) ? 'suspense' : 'away'
    },
    awayMs() {
      const { downSince, prober, probeAt } = weather.current()
      const downMs = downSince === null ? 0 : probeAt - weather.now()
      return Math.max(0, pauseMs(), prober === null ? downMs : Math.min(probeMs, downMs))
    },

    async call(question, jpeg, { picture, party, signal, isPatient }) {
      const pass = await gate.enter({ party, signal, isPatient })
      if (!pass) return null
      const sentAt = weather.now()
      try {
        const reply = await askProvider(provider, question, jpeg, { timeoutMs, signal, clock })
        pass.leave()
        taken.noteLatency(weather.now() - sentAt)
        await note(reply, pass, picture)
        return reply
      } catch (error) {
        if (pass.prober !== null) weather.change(dropProbe(pass.prober))
        throw error
      } finally {
        pass.leave()
        gate.admit()
      }
    },
  }
}
