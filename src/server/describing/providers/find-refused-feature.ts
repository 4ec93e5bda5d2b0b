import { type Dialect, featuresOf, type RequestFeature } from './dialect.ts'
import type { ProviderError } from './provider-error.ts'

/** How servers name what we send. A bare "detail" may be any word of theirs. */
const names: Record<RequestFeature, RegExp> = {
  max_completion_tokens: /\bmax_completion_tokens\b/i,
  max_tokens: /\bmax_tokens\b/i,
  json_schema: /response_format|json_schema|structured[ _-]?outputs?|output_config(?!\.effort)/i,
  json_object: /response_format|json_object/i,
  detail: /image_url[\w.[\]]*\.detail\b|["'`]detail["'`]|\bargument supplied: detail\b|\bdetail: extra\b/i,
  effort: /reasoning[_.]effort|output_config(?!\.format)|\beffort\b/i,
}

/**
 * Which of the features that were sent a server turned the question down for. Null: for none of them, so asking
 * otherwise would not help.
 */
export function findRefusedFeature(
  { status, words, param }: ProviderError,
  dialect: Dialect,
): RequestFeature | null {
  if (status !== 400 && status !== 422) return null
  const sent = featuresOf(dialect)
  const byField = param && sent.find((feature) => names[feature].test(param))
  if (byField) return byField
  // What a sentence proposes instead stands behind what it refuses.
  const named = sent
    .map((feature) => ({ feature, at: words.search(names[feature]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  return named[0]?.feature ?? null
}
