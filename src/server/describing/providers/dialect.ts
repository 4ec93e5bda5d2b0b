/** Request features that not every server of a wire format accepts. */
export const requestFeatures = [
  'max_completion_tokens',
  'max_tokens',
  'json_schema',
  'json_object',
  'detail',
  'effort',
  'system',
] as const
export type RequestFeature = (typeof requestFeatures)[number]

/** The variant of a wire format that a server is asked in. */
export interface Dialect {
  /** Null: no limit is sent. */
  tokenField: 'max_completion_tokens' | 'max_tokens' | null
  /** `prompt`: the schema is in the prompt, and nothing else requests JSON. */
  structure: 'json_schema' | 'json_object' | 'prompt'
  sendsDetail: boolean
  sendsEffort: boolean
  /** The system prompt is sent before the user's, in one message. */
  mergesSystem?: true
}

/** Picks the first of each kind that is left in `features`, which is in order of preference. */
export function chooseDialect(
  features: readonly RequestFeature[],
  refused: ReadonlySet<RequestFeature> = new Set(),
): Dialect {
  const left = features.filter((feature) => !refused.has(feature))
  const isToken = (feature: RequestFeature) => feature === 'max_completion_tokens' || feature === 'max_tokens'
  const isStructure = (feature: RequestFeature) => feature === 'json_schema' || feature === 'json_object'
  return {
    tokenField: left.find(isToken) ?? null,
    structure: left.find(isStructure) ?? 'prompt',
    sendsDetail: left.includes('detail'),
    sendsEffort: left.includes('effort'),
    ...(refused.has('system') && { mergesSystem: true as const }),
  }
}

/** The features that a request in this dialect uses; if a name is ambiguous, the more dispensable one comes first. */
export function featuresOf({
  tokenField,
  structure,
  sendsDetail,
  sendsEffort,
  mergesSystem,
}: Dialect): RequestFeature[] {
  return [
    ...(tokenField ? [tokenField] : []),
    ...(sendsEffort ? (['effort'] as const) : []),
    ...(structure === 'prompt' ? [] : [structure]),
    ...(sendsDetail ? (['detail'] as const) : []),
    ...(mergesSystem ? [] : (['system'] as const)),
  ]
}

/**
 * What to omit, in addition to what a server is known to refuse, if the server does not say what it refuses: one kind at a
 * time, and finally all.
 */
export function waysToAsk(
  features: readonly RequestFeature[],
  refused: ReadonlySet<RequestFeature>,
): RequestFeature[][] {
  const { tokenField } = chooseDialect(features, refused)
  const ways: RequestFeature[][] = [
    ['effort'],
    ['json_schema'],
    ['json_schema', 'json_object'],
    ...(tokenField ? [[tokenField]] : []),
    [...features],
  ]
  const asked = new Set([JSON.stringify(chooseDialect(features, refused))])
  return ways.filter((way) => {
    const left = way.filter((feature) => features.includes(feature))
    const form = JSON.stringify(chooseDialect(features, new Set([...refused, ...left])))
    return !asked.has(form) && Boolean(asked.add(form))
  })
}
