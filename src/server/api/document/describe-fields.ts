import { wordsOfField } from '#contract/endpoints/v1/words.ts'

type Place = 'request' | 'answer'

/**
 * Adds the contract's English descriptions to the fields of a call's OpenAPI schemas. A schema's own description takes precedence. Refusals
 * are described by their codes.
 */
export function describeFields<Described>(described: Described, place: Place, path = ''): Described {
  if (Array.isArray(described))
    return described.map((entry) => describeFields(entry, place, path)) as Described
  if (typeof described !== 'object' || described === null) return described
  const entries = Object.entries(described).map(([key, value]) => {
    if (/^[45]\d\d$/.test(key)) return [key, value]
    return [key, key === 'properties' ? describeEach(value, place, path) : describeFields(value, place, path)]
  })
  const isParameter = 'in' in described && 'name' in described
  return {
    ...(isParameter && descriptionOf(String(described.name), 'request')),
    ...Object.fromEntries(entries),
  }
}

function describeEach(fields: Record<string, object>, place: Place, path: string): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const own = path ? `${path}.${name}` : name
      return [name, { ...descriptionOf(own, place), ...describeFields(field, place, own) }]
    }),
  )
}

function descriptionOf(path: string, place: Place): { description?: string } {
  const words = wordsOfField(path, place)
  return words ? { description: words.en.replaceAll('`', '') } : {}
}
