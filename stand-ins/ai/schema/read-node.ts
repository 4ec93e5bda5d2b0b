import { z } from 'zod'

const Node = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  minItems: z.number().optional(),
  minimum: z.number().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
  $ref: z.string().optional(),
  description: z.string().optional(),
})
export type SchemaNode = z.infer<typeof Node>

// Each node of a schema is looked at several times on the way to an answer.
const read = new WeakMap<object, SchemaNode>()

/** One node of a JSON schema; what can't be understood is a node that allows everything. */
export function readNode(node: unknown): SchemaNode {
  if (typeof node !== 'object' || node === null) return {}
  const known = read.get(node)
  if (known) return known
  const fresh = Node.safeParse(node).data ?? {}
  read.set(node, fresh)
  return fresh
}
