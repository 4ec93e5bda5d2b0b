import { z } from 'zod'
import type { TokenPrices } from '#contract/entities/provider-cost.ts'
import type { Question } from '#server/describing/question/write-question.ts'
import type { Tiling } from '#server/describing/tiling.ts'
import type { Dialect } from './dialect.ts'
import type { Provider, ProviderAccess } from './provider.ts'
import type { ProviderError } from './provider-error.ts'
import type { AllowanceHeaders } from './read-allowance.ts'

/**
 * Everything specific to one wire format. Its name, settings and default model are in `#contract/providers.ts`, because the browser
 * reads them, too.
 */
export interface ProviderKind {
  tiling: Tiling
  /** Sends nothing before the first call. `onAnswerTooLarge` is called for each answer that was aborted. */
  connect(access: ProviderAccess, timeoutMs: number, onAnswerTooLarge?: () => void): Provider
  allowanceHeaders: AllowanceHeaders
  /** What HTTP returned instead of an answer, whatever the SDK makes of it. Null: there was no HTTP response. */
  readError(error: unknown): ProviderError | null
  /** Approximate prices of its models, by name: for a demo, where no prices have been entered. */
  listPrices: Readonly<Record<string, TokenPrices>>
}

/** Whether an address is that of a wire format's own maker (`domains`), not of another server. No address: the maker's. */
export function isOwnServer(baseUrl: string | undefined, domains: readonly string[]): boolean {
  if (!baseUrl) return true
  const { hostname } = new URL(baseUrl)
  return domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`))
}

/**
 * The system prompt; with the schema, too, where nothing else would hold the model to it. Servers of other makers (`isOwn`
 * is false) take a schema and ignore it without a word.
 */
export function spellOutSchema({ system, schema }: Question, { structure }: Dialect, isOwn: boolean): string {
  if (structure === 'json_schema' && isOwn) return system
  return `${system}\n\nThe JSON object matches this JSON Schema:\n${JSON.stringify(schema)}`
}

/** More than any call can use; sums of this many still fit wherever they are stored. */
const most = 10_000_000

/**
 * A count of tokens as a provider reports it. Anything but an integer counts as 0: the answer itself is good, and
 * costs and the end of a job could not be computed with it.
 */
export const TokenCount = z.int().min(0).max(most).catch(0)
