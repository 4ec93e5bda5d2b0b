import type { Reply } from '#server/describing/providers/ask-provider.ts'
import type { CallsMade } from '#server/describing/providers/count-calls.ts'
import type { Trouble } from '#server/describing/providers/explain-provider-error.ts'
import type { Provider } from '#server/describing/providers/provider.ts'
import type { Question } from '#server/describing/question/write-question.ts'
import type { RetryBudget } from './create-retry-budget.ts'
import type { Checkpoint } from './track-answers.ts'

/**
 * `available`: it can be asked now or soon. `probe_due`: one call can test whether it has
 * recovered. `just_opened`: it may recover soon. `unavailable`: it is not asked now.
 */
export type Availability = 'available' | 'probe_due' | 'just_opened' | 'unavailable'

/** The state of a key's circuit; `refused`: the key was refused permanently. */
export type CircuitState = 'closed' | 'half_open' | 'open' | 'refused'

/** A call that has ended, whatever the outcome. */
export interface EndedCall {
  provider: Provider['name']
  /** The kind of its reply; for trouble, the cause. */
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

/** A provider with a key and its known health: shared by all pools that have it. */
export interface KeyedProvider {
  provider: Provider
  isKeyRefused(): boolean
  /** Whether it turned down its last question, and not because of the picture. */
  isRejecting(): boolean
  availability(): Availability
  circuit(): CircuitState
  /** How long until it can be asked again; 0: now. */
  unavailableMs(): number
  /** Sends one call as soon as the limit allows. Null: the key is refused, or the provider is down or pauses too long. */
  call(question: Question, jpeg: Buffer | null, options: CallOptions): Promise<Reply | null>
  /** Waits between two attempts, and counts as wanting a call during that time. Throws the signal's reason when it aborts. */
  waitToRetry(ms: number, signal: AbortSignal): Promise<void>
  budget: RetryBudget
  /** To be taken when a picture fails, for `failedAlone` if it fails again. */
  checkpoint(): Checkpoint
  failedAlone(picture: object, checkpoint: Checkpoint): boolean
  /** To be called when all attempts for a picture failed, possibly because of it: its next failure is investigated. */
  noteFailed(question: Question, jpeg: Buffer | null): void
}
