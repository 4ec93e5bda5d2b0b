import { readFile } from 'node:fs/promises'
import type { ProviderName } from '#contract/providers.ts'
import { type DescribedNow, describeNow } from '#server/describing/describe-now.ts'
import { createPictureFetcher } from '#server/describing/pictures/create-picture-fetcher.ts'
import { createProviderPools } from '#server/describing/pool/create-provider-pools.ts'
import { providerKinds } from '#server/describing/providers/provider-kinds.ts'
import type { ListedPicture } from './list-pictures.ts'

export interface Variant {
  provider: ProviderName
  model: string
  apiKey: string
  baseUrl?: string
  /** `system`, or the name of the file of a prompt. */
  prompt: string
  customPrompt: string
}

export interface Result {
  outcome: 'described' | 'failed'
  /** Why it failed. */
  fault: string | null
  texts: Record<string, { altText: string; description: string }>
  purpose: string | null
  promptVersion: string | null
  /** The rules that its texts break; such texts are delivered, and should be reviewed. */
  marked: string[]
  /** Its purpose is not the expected one. */
  isConfused: boolean
  /** Expected words that no text has. */
  missingWords: string[]
  /** Words that no text should have, and one has. */
  forbiddenWords: string[]
  /** Rules that refused or repaired answers before. */
  found: string[]
  calls: number
  inputTokens: number
  outputTokens: number
  /** Millionths of a cent at list prices; null: the model has none. */
  costMicroCents: number | null
  seconds: number
}

export interface Evaluated {
  name: string
  totals: Totals
  /** By set; of pictures in no set there are none. */
  sets: Record<string, Totals>
  /** By picture. */
  results: Record<string, Result>
}

export interface Totals {
  described: number
  failed: number
  /** Described pictures whose texts break a rule. */
  marked: number
  /** Described pictures with another purpose than expected, that lack an expected word, or that say what they should not. */
  confused: number
  lackingWords: number
  forbidden: number
  /** Pictures for which the model was asked more than once. */
  askedAgain: number
  costMicroCents: number | null
  medianSeconds: number
  slowestSeconds: number
}

const withinMs = 180_000

/** Describes each picture once by each variant, through the same pool, checks and retries as a job. */
export async function evaluate(
  pictures: readonly ListedPicture[],
  variants: readonly Variant[],
  { languages, atOnce }: { languages: string[]; atOnce: number },
  say: (line: string) => void,
): Promise<Evaluated[]> {
  const fetcher = createPictureFetcher({ allow: [] })
  const pools = createProviderPools({ timeoutMs: 120_000 })
  try {
    const evaluated: Evaluated[] = []
    for (const variant of variants) {
      const name = `${variant.provider}:${variant.model}, ${variant.prompt}`
      const { provider, model, apiKey, baseUrl, customPrompt } = variant
      const settings = { name: provider, model, apiKey, keyId: name, ...(baseUrl && { baseUrl }) }
      const pool = pools.poolOf({ providers: [settings], areAllRefused: false })
      const results: Record<string, Result> = {}
      const waiting = pictures[Symbol.iterator]()
      const work = async () => {
        for (const { name: picture, file, context, row, expected } of waiting) {
          const wishes = {
            ...{ languages, context, filename: picture, row, customPrompt },
            promptType: customPrompt ? ('custom' as const) : ('system' as const),
          }
          const startedAt = performance.now()
          const described = await describeNow(
            { fetcher, pool },
            { url: `upload:${picture}`, file: await readFile(file) },
            wishes,
            {
              ...{ signal: AbortSignal.timeout(withinMs), group: 'evaluation', onStep: () => {} },
              onBug: (error) => say(`${picture}: ${String(error)}`),
            },
          )
          results[picture] = resultOf(described, expected, (performance.now() - startedAt) / 1_000)
          say(`${name}: ${picture} ${results[picture].fault ?? 'described'}`)
        }
      }
      await Promise.all(Array.from({ length: Math.max(1, atOnce) }, work))
      evaluated.push({ name, totals: sum(Object.values(results)), sets: sumSets(pictures, results), results })
    }
    return evaluated
  } finally {
    await fetcher.close()
  }
}

function resultOf(described: DescribedNow, expected: ListedPicture['expected'], seconds: number): Result {
  const { calls } = described
  const add = (count: (one: (typeof calls)[number]) => number) =>
    calls.reduce((sum, one) => sum + count(one), 0)
  const costs = calls.map(costOf)
  const made = {
    found: calls.flatMap(({ found = [] }) => found.map(({ rule, kind }) => `${kind} ${rule}`)),
    calls: add((one) => one.calls),
    inputTokens: add(({ usage }) => usage.inputTokens),
    outputTokens: add(({ usage }) => usage.outputTokens),
    costMicroCents: costs.some((cost) => cost === null)
      ? null
      : costs.reduce<number>((all, cost) => all + cost!, 0),
    seconds,
  }
  if (described.outcome === 'failed') {
    const empty = {
      texts: {},
      purpose: null,
      promptVersion: null,
      marked: [],
      isConfused: false,
      missingWords: [],
      forbiddenWords: [],
    }
    return { outcome: 'failed', fault: described.fault.code, ...empty, ...made }
  }
  const { languageVersions, purpose, promptVersion, breaches } = described
  const texts = Object.entries(languageVersions).map(([language, { altText, description }]) => [
    ...[language, { altText, description }],
  ])
  const all = Object.values(languageVersions).map(({ altText, description }) => `${altText} ${description}`)
  const said = all.join(' ').toLowerCase()
  const isSaid = (word: string) => said.includes(word.toLowerCase())
  const expectations = {
    isConfused: expected.purpose !== undefined && expected.purpose !== purpose,
    missingWords: expected.words.filter((word) => !isSaid(word)),
    forbiddenWords: expected.unsaid.filter(isSaid),
  }
  const marked = breaches.map(({ rule, languages }) => [rule, ...languages].join(' '))
  return {
    outcome: 'described',
    fault: null,
    texts: Object.fromEntries(texts),
    purpose,
    promptVersion,
    marked,
    ...expectations,
    ...made,
  }
}

/** Prices are in cents for a million tokens. */
function costOf({ provider, model, usage }: DescribedNow['calls'][number]): number | null {
  const price = providerKinds[provider].listPrices as Record<
    string,
    { inputCents: number; cachedInputCents: number; outputCents: number }
  >
  const { inputCents, cachedInputCents, outputCents } = price[model] ?? {}
  if (inputCents === undefined || cachedInputCents === undefined || outputCents === undefined) return null
  const { inputTokens, cachedInputTokens, outputTokens } = usage
  return (
    (inputTokens - cachedInputTokens) * inputCents +
    cachedInputTokens * cachedInputCents +
    outputTokens * outputCents
  )
}

function sumSets(pictures: readonly ListedPicture[], results: Readonly<Record<string, Result>>) {
  const sets = Map.groupBy(pictures, ({ set }) => set)
  sets.delete('')
  const sums = Array.from(sets, ([set, members]) => [set, sum(members.map(({ name }) => results[name]!))])
  return Object.fromEntries(sums) as Record<string, Totals>
}

function sum(results: readonly Result[]): Totals {
  const described = results.filter(({ outcome }) => outcome === 'described')
  const seconds = results.map((one) => one.seconds).toSorted((a, b) => a - b)
  const costs = results.map(({ costMicroCents }) => costMicroCents)
  return {
    described: described.length,
    failed: results.length - described.length,
    marked: described.filter(({ marked }) => marked.length > 0).length,
    confused: described.filter(({ isConfused }) => isConfused).length,
    lackingWords: described.filter(({ missingWords }) => missingWords.length > 0).length,
    forbidden: described.filter(({ forbiddenWords }) => forbiddenWords.length > 0).length,
    askedAgain: results.filter(({ calls }) => calls > 1).length,
    costMicroCents: costs.some((cost) => cost === null)
      ? null
      : costs.reduce<number>((all, cost) => all + cost!, 0),
    medianSeconds: seconds[Math.floor(seconds.length / 2)] ?? 0,
    slowestSeconds: seconds.at(-1) ?? 0,
  }
}
