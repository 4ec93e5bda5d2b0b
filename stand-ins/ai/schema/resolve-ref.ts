import { readNode } from './read-node.ts'

/** The node itself, or the one of `root` that it refers to (`#/$defs/…`, `#`). */
export function resolveRef(node: unknown, root: unknown): unknown {
  const { $ref } = readNode(node)
  if (!$ref?.startsWith('#')) return node
  const steps = $ref.split('/').slice(1)
  return steps.reduce<unknown>((found, step) => readNode(found)[step], root)
}
