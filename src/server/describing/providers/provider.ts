import type { ProviderName } from '#contract/providers.ts'
import type { Question } from '#server/describing/question/write-question.ts'
import type { Dialect, RequestFeature } from './dialect.ts'
import type { Allowance } from './read-allowance.ts'

/** What it takes to reach a provider. */
export interface ProviderAccess {
  name: ProviderName
  apiKey: string
  /** With or without `/v1`; the provider's own address if absent. */
  baseUrl?: string | undefined
  model: string
}

export interface ProviderSettings extends ProviderAccess {
  /** Names the key, whoever it belongs to: what is known of its health holds wherever this name stands. */
  keyId: string
}

export interface Usage {
  /** All tokens that went in, those read from a cache included. */
  inputTokens: number
  cachedInputTokens: number
  outputTokens: number
}

/** What a model wrote, whatever became of it: the usage is there even when the text is of no use. */
export interface Completion {
  text: string
  /** `thought`: nothing was written, the limit went into thinking. */
  stop: 'complete' | 'truncated' | 'refused' | 'thought'
  usage: Usage
  /** What the provider says is left for this key. */
  allowance?: Allowance | null
}

/** One provider with one key. Its calls throw the errors of its SDK, and a ZodError for an answer they can't read. */
export interface Provider {
  name: ProviderName
  model: string
  /** What its requests may hold that a server may refuse, of one kind what is tried first. */
  features: readonly RequestFeature[]
  complete(question: Question, jpeg: Buffer, signal: AbortSignal, dialect: Dialect): Promise<Completion>
  /** Asks what the provider knows of the model: the cheapest call there is, no token is used. */
  findModel(signal: AbortSignal): Promise<void>
}
