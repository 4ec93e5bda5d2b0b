import { readNode } from './read-node.ts'

/** Says where a schema is not strict (an object that allows more than it names), or null. */
export function checkSchema(schema: unknown, path: string[] = []): string[] | null {
  const node = readNode(schema)
  if (node.properties && node.additionalProperties !== false) return path
  const children = [
    ...Object.entries(node.properties ?? {}),
    ...(node.items === undefined ? [] : [['items', node.items] as const]),
  ]
  for (const [key, child] of children) {
    const found = checkSchema(child, [...path, key])
    if (found) return found
  }
  return null
}
