import { type AskedLanguage, findLanguage } from './find-languages.ts'
import { readNode, type SchemaNode } from './read-node.ts'
import { resolveRef } from './resolve-ref.ts'

export interface Author {
  names: Map<string, string>
  /** The terms for arrays of strings. */
  terms: string[]
  /** The text for a property; without a language it belongs to the whole picture. */
  write(property: string, language: AskedLanguage | null): string
  /** The value for a property that leaves a choice. */
  choose(property: string, options: unknown[]): unknown
  /** The values for a list of them. */
  pick(property: string, options: unknown[]): unknown[]
}

interface Place {
  property: string
  language: AskedLanguage | null
  depth: number
}

// A schema may refer to itself without end.
const maxDepth = 12

/** A value of the shape that the JSON schema asks for, with the author's texts in it. */
export function fillSchema(schema: unknown, author: Author): unknown {
  return fill(schema, { property: '', language: null, depth: 0 })

  function fill(rawNode: unknown, place: Place): unknown {
    const node = readNode(resolveRef(rawNode, schema))
    if (node.const !== undefined) return node.const
    if (node.enum) return author.choose(place.property, node.enum)
    const choices = node.anyOf ?? node.oneOf ?? node.allOf
    if (choices)
      return fill(
        choices.find((choice) => typeOf(readNode(choice)) !== 'null'),
        deeper(place),
      )
    switch (typeOf(node)) {
      case 'object':
        return fillObject(node, place)
      case 'array':
        return fillArray(node, place)
      case 'boolean':
        return false
      case 'integer':
      case 'number':
        return node.minimum ?? 0
      case 'null':
        return null
      default:
        return author.write(place.property, place.language)
    }
  }

  function fillObject(node: SchemaNode, place: Place): object {
    if (place.depth > maxDepth) return {}
    const entries = Object.entries(node.properties ?? {}).map(([property, child]) => {
      const language = findLanguage(property, resolveRef(child, schema), author.names) ?? place.language
      return [property, fill(child, { ...deeper(place), property, language })]
    })
    return Object.fromEntries(entries)
  }

  function fillArray(node: SchemaNode, place: Place): unknown[] {
    if (place.depth > maxDepth) return []
    const item = readNode(resolveRef(node.items, schema))
    if (item.enum) return author.pick(place.property, item.enum)
    if (typeOf(item) === 'string') return author.terms
    return Array.from({ length: node.minItems ?? 1 }, () => fill(node.items, deeper(place)))
  }
}

function deeper(place: Place): Place {
  return { ...place, depth: place.depth + 1 }
}

function typeOf(node: SchemaNode): string {
  const types = typeof node.type === 'string' ? [node.type] : (node.type ?? [])
  return types.find((type) => type !== 'null') ?? types[0] ?? (node.properties ? 'object' : 'string')
}
