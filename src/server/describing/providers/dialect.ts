/** What a request may hold that not every server of a wire format takes. */
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

/** How a server is asked, of all the ways that a wire format has. */
export interface Dialect {
  /** Null: no limit is sent. */
  tokenField: 'max_completion_tokens' | 'max_tokens' | null
  /** `prompt`: the schema stands in the prompt, and nothing else asks for JSON. */
  structure: 'json_schema' | 'json_object' | 'prompt'
  sendsDetail: boolean
  sendsEffort: boolean
  /** The system prompt stands before the user's, in one message. */
  mergesSystem?: true
}

/** The first of each kind that is left of `features`, which is in the order of preference. */
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

/** What is sent to a server that is asked so; of two that a name may mean, what is missed less comes first. */
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
 * What to leave out, each time beside what a server is known to refuse, of one that says nothing of what it refuses: one kind at a
 * time, and at last all.
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
