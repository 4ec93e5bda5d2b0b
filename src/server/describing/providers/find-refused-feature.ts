import { type Dialect, featuresOf, type RequestFeature } from './dialect.ts'
import type { ProviderError } from './provider-error.ts'

/** How servers name what we send. A bare "detail" may be any word of theirs. */
const names: Record<RequestFeature, RegExp> = {
  max_completion_tokens: /\bmax_completion_tokens\b/i,
  max_tokens: /\bmax_tokens\b/i,
  json_schema:
    /response_format|json[_ ]schema|structured[ _-]?outputs?|json_validate|output_config(?!\.effort)/i,
  json_object: /response_format|json_object|json_validate/i,
  detail: /image_url[\w.[\]]*\.detail\b|["'`]detail["'`]|\bargument supplied: detail\b|\bdetail: extra\b/i,
  effort: /reasoning[_.]effort|output_config(?!\.format)|\beffort\b|\b(think|thinking|reasoning)\b/i,
  system:
    /\b(system|developer) (role|message|prompt|instruction)|message role|role ['"`]?(system|developer)\b/i,
}

const refuses =
  /unsupported|not (be )?(support|permit|allow|enabl|valid)|n[o']t support|unknown|unrecogni|unexpected|extra (input|field)|invalid|incompatible|unavailable|must (be|match)|cannot find|could not|argument supplied|fail/i

/** A server with one of these means something else, whatever it names. */
const notOfForm = [401, 402, 403, 404, 413, 429, 503, 529]

/**
 * Which of the features that were sent a server turned the question down for. Null: for none of them that it names.
 */
export function findRefusedFeature(
  { status, words, param }: ProviderError,
  dialect: Dialect,
): RequestFeature | null {
  if (status < 400 || notOfForm.includes(status) || (status >= 500 && !refuses.test(words))) return null
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

/** Whether it turns down one of the ways to ask, sent or not. */
export function refersToFeature(words: string): boolean {
  return refuses.test(words) && Object.values(names).some((name) => name.test(words))
}
