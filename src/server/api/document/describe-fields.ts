import { wordsOfField } from '#contract/endpoints/v1/words.ts'

/**
 * Adds the contract's English descriptions to the fields of a call's OpenAPI schemas. A schema's own description takes precedence. Refusals
 * are described by their codes.
 */
export function describeFields<Described>(described: Described, path = ''): Described {
  if (Array.isArray(described)) return described.map((entry) => describeFields(entry, path)) as Described
  if (typeof described !== 'object' || described === null) return described
  const entries = Object.entries(described).map(([key, value]) => {
    if (/^[45]\d\d$/.test(key)) return [key, value]
    return [key, key === 'properties' ? describeEach(value, path) : describeFields(value, path)]
  })
  const isParameter = 'in' in described && 'name' in described
  return { ...(isParameter && descriptionOf(String(described.name))), ...Object.fromEntries(entries) }
}

function describeEach(fields: Record<string, object>, path: string): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const place = path ? `${path}.${name}` : name
      return [name, { ...descriptionOf(place), ...describeFields(field, place) }]
    }),
  )
}

function descriptionOf(path: string): { description?: string } {
  const words = wordsOfField(path)
  return words ? { description: words.en.replaceAll('`', '') } : {}
}
