import { wordsOfField } from '#contract/endpoints/v1/words.ts'

type Place = 'request' | 'answer'

/**
 * Adds the contract's English words to the fields of a call's OpenAPI schemas, in place of any description of their own. `path` is the name
 * of the schema or call. Refusals are described by their codes.
 */
export function describeFields<Described>(described: Described, place: Place, path: string): Described {
  if (Array.isArray(described))
    return described.map((entry) => describeFields(entry, place, path)) as Described
  if (typeof described !== 'object' || described === null) return described
  const entries = Object.entries(described).map(([key, value]) => {
    if (/^[45]\d\d$/.test(key)) return [key, value]
    return [key, key === 'properties' ? describeEach(value, place, path) : describeFields(value, place, path)]
  })
  return Object.fromEntries(entries)
}

/** A parameter with the words of its name, below `path`. */
export function describeParameter<Parameter extends object>(parameter: Parameter, path = ''): Parameter {
  const { name } = parameter as { name?: unknown }
  return { ...parameter, ...descriptionOf(`${path}.${name}`, 'request') }
}

function describeEach(fields: Record<string, object>, place: Place, path: string): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const own = `${path}.${name}`
      return [name, { ...describeFields(field, place, own), ...descriptionOf(own, place) }]
    }),
  )
}

function descriptionOf(path: string, place: Place): { description?: string } {
  const words = wordsOfField(path, place)
  return words ? { description: words.en } : {}
}

/** What the description of a field with a default ends in. */
export function sayDefault(usual: unknown): string {
  return `. Default: ${JSON.stringify(usual)}`
}
