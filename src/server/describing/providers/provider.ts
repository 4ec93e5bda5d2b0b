import type { ProviderName } from '#contract/providers.ts'
import type { Question } from '#server/describing/question/write-question.ts'
import type { Dialect, RequestFeature } from './dialect.ts'
import type { Allowance } from './read-allowance.ts'

/** What is needed to reach a provider. */
export interface ProviderAccess {
  name: ProviderName
  apiKey: string
  /** With or without `/v1`; default: the provider's own address. */
  baseUrl?: string | undefined
  model: string
}

export interface ProviderSettings extends ProviderAccess {
  /** Identifies the key, whoever owns it: its known health applies wherever this id is used. */
  keyId: string
}

export interface Usage {
  /** All input tokens, including those read from a cache. */
  inputTokens: number
  cachedInputTokens: number
  outputTokens: number
}

/** What a model wrote, whatever its use: the usage is there even if the text is unusable. */
export interface Completion {
  text: string
  /** `thought`: reasoning used up the token limit and nothing was written. */
  stop: 'complete' | 'truncated' | 'refused' | 'thought'
  usage: Usage
  /** What the provider reports as left for this key. */
  allowance?: Allowance | null
}

/** One provider with one key. Its calls throw the SDK's errors, and a ZodError for an answer that they cannot read. */
export interface Provider {
  name: ProviderName
  model: string
  /** Optional request features that a server can refuse; the preferred one of each kind comes first. */
  features: readonly RequestFeature[]
  /** `jpeg`: null if the question needs no picture. */
  complete(
    question: Question,
    jpeg: Buffer | null,
    signal: AbortSignal,
    dialect: Dialect,
  ): Promise<Completion>
  /** Requests the provider's information about the model: the cheapest call, without tokens. */
  findModel(signal: AbortSignal): Promise<void>
}
