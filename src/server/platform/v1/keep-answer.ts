import type { Transaction } from '#server/platform/open-database.ts'
import type { Refusal } from '#server/platform/refusal.ts'

/** What a call of the API answered. */
export interface KeptAnswer {
  /** Left out: the lowest of its endpoint. */
  status?: number
  body?: unknown
  headers?: Record<string, string>
}

/**
 * Keeps what a call answers, or is refused with, for its repetitions. Called in the transaction of the call's effect, either
 * both are there or none. Throws where another run of the call has taken over meanwhile: what this one did is undone then.
 */
export type KeepAnswer = (tx: Transaction, answer: KeptAnswer | Refusal) => Promise<void>
