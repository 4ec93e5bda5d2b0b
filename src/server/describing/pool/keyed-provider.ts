import type { Reply } from '#server/describing/providers/ask-provider.ts'
import type { CallsMade } from '#server/describing/providers/count-calls.ts'
import type { Trouble } from '#server/describing/providers/explain-provider-error.ts'
import type { Provider } from '#server/describing/providers/provider.ts'
import type { Question } from '#server/describing/question/write-question.ts'
import type { RetryBudget } from './create-retry-budget.ts'
import type { Checkpoint } from './track-answers.ts'

/**
 * `available`: it is asked at once or soon. `probe_due`: one call may see whether it is
 * back. `just_opened`: perhaps it soon is. `unavailable`: it is not asked now.
 */
export type Availability = 'available' | 'probe_due' | 'just_opened' | 'unavailable'

/** What is known of a key's circuit; `refused`: its key is, for good. */
export type CircuitState = 'closed' | 'half_open' | 'open' | 'refused'

/** A call that came to its end, whatever that was. */
export interface EndedCall {
  provider: Provider['name']
  /** The kind of its reply, of trouble its cause. */
  outcome: Exclude<Reply['kind'], 'trouble'> | Trouble['cause']
  seconds: number
  usage: Reply['usage']
}

export type ControlCall = Pick<CallsMade, 'provider' | 'model' | 'usage'>

export interface CallOptions {
  picture: object
  group: string
  signal: AbortSignal
  waitsForRecovery: boolean
}

/** A provider with a key, and what is known of its health: shared by all pools that have it. */
export interface KeyedProvider {
  provider: Provider
  isKeyRefused(): boolean
  /** It turned down the last question that it was asked, and not for its picture. */
  isRejecting(): boolean
  availability(): Availability
  circuit(): CircuitState
  /** How long until it may be asked again; 0: it may be asked now. */
  unavailableMs(): number
  /** Asks once, as soon as one more call may be under way. Null: it is refused, down or pausing too long. */
  call(question: Question, jpeg: Buffer, options: CallOptions): Promise<Reply | null>
  /** Waits between two tries, and counts as wanting a call meanwhile. Throws the signal's reason when it aborts. */
  waitToRetry(ms: number, signal: AbortSignal): Promise<void>
  budget: RetryBudget
  /** To be made when a picture fails, for `failedAlone` when it fails again. */
  checkpoint(): Checkpoint
  failedAlone(picture: object, checkpoint: Checkpoint): boolean
  /** To be told when all tries for a picture have failed, of which it may be the cause: the next time it is looked into. */
  noteFailed(jpeg: Buffer): void
}
