import type { Transaction } from '#server/platform/open-database.ts'
import type { Refusal } from '#server/platform/refusal.ts'

/** The stored answer of an API call. */
export interface KeptAnswer {
  /** Omitted: the endpoint's lowest status. */
  status?: number
  body?: unknown
  headers?: Record<string, string>
}

/**
 * Stores a call's answer or refusal for its repeats. Call it in the transaction of the call's effect, so that both are committed or
 * neither. Throws if another run of the call has taken over in the meantime, which rolls the effect back.
 */
export type KeepAnswer = (tx: Transaction, answer: KeptAnswer | Refusal) => Promise<void>
