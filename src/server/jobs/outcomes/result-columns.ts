import { riskOf } from '#contract/text-rules.ts'
import type { Description } from '#server/describing/describe-picture.ts'

type Described = Omit<Extract<Description, { outcome: 'described' }>, 'calls'>

/** The outcome of an image without its calls: a failed one may have keywords. */
export type StoredResult = Described | { outcome: 'failed'; keywords?: string[] }

/**
 * What a model writes about an image, by columns of `job_images`. Every statement that writes or copies a result takes its columns from
 * here, so a new field of a result is one line here and one in its table.
 */
const written: Record<string, { type?: string; of: (described: Described) => unknown; otherwise?: unknown }> =
  {
    interpretation: { of: ({ interpretation }) => interpretation },
    language_versions: { type: 'jsonb', of: ({ languageVersions }) => JSON.stringify(languageVersions) },
    purpose: { of: ({ purpose }) => purpose },
    decorative_reason: { of: ({ decorativeReason }) => decorativeReason },
    breaches: {
      type: 'jsonb',
      of: ({ breaches }) => (breaches.length > 0 ? JSON.stringify(breaches) : null),
    },
    risk: { type: 'smallint', of: ({ breaches }) => riskOf(breaches), otherwise: 0 },
    provider: { of: ({ provider }) => provider },
    model: { of: ({ model }) => model },
    prompt_version: { of: ({ promptVersion }) => promptVersion },
    has_thumbnail: { type: 'boolean', of: ({ thumbnail }) => thumbnail !== null, otherwise: false },
  }

/** Each image has its own, even if it shares its texts with another one. */
const keywordColumns = ['keywords', 'used_keywords', 'unused_keywords']

export const resultParameters = Object.keys(written).length + keywordColumns.length

/** The assignments of an `update job_images` that writes a result, with parameters from `$first` on. */
export function assignResult(first: number): string {
  const columns = Object.entries(written).map(([column, { type }]) => ({ column, type }))
  const all = [...columns, ...keywordColumns.map((column) => ({ column, type: 'text[]' }))]
  return all
    .map(({ column, type }, index) => `${column} = $${first + index}${type ? `::${type}` : ''}`)
    .join(', ')
}

/** The values for `assignResult`, in its order. */
export function resultValues(result: StoredResult): unknown[] {
  const described = result.outcome === 'described' ? result : null
  return [
    ...Object.values(written).map(({ of, otherwise = null }) => (described ? of(described) : otherwise)),
    result.keywords ?? null,
    described?.usedKeywords ?? null,
    described?.unusedKeywords ?? null,
  ]
}

/** The assignments that copy a result from another row, except its keywords. */
export function copyResult(source: string): string {
  return Object.keys(written)
    .map((column) => `${column} = ${source}.${column}`)
    .join(', ')
}
