import { findBuiltInLanguage } from '#contract/languages.ts'
import { readNode } from './read-node.ts'
import { resolveRef } from './resolve-ref.ts'

export interface AskedLanguage {
  /** The property under which the schema asks for this language. */
  code: string
  name: string
}

// A schema may refer to itself without end.
const maxDepth = 6

/** The language that a property asks for; null when it is about something else. */
export function findLanguage(key: string, node: unknown, names: Map<string, string>): AskedLanguage | null {
  const { properties, description } = readNode(node)
  if (!properties) return null
  const builtIn = findBuiltInLanguage(key)
  if (builtIn) return { code: key, name: builtIn.names.en }
  const name = names.get(key)
  if (name) return { code: key, name }
  if (!('altText' in properties)) return null
  return { code: key, name: description?.replace(/^in /i, '') ?? key }
}

/** Every language that a schema asks for, in its order. */
export function findLanguages(schema: unknown, names: Map<string, string>): AskedLanguage[] {
  return search(schema, maxDepth)

  function search(node: unknown, depth: number): AskedLanguage[] {
    if (depth === 0) return []
    return Object.entries(readNode(node).properties ?? {}).flatMap(([key, rawChild]) => {
      const child = resolveRef(rawChild, schema)
      const language = findLanguage(key, child, names)
      return language ? [language] : search(child, depth - 1)
    })
  }
}
