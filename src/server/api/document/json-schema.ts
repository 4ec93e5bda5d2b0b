import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { z } from 'zod'

/** A node of the document: a schema, or what contains schemas. */
export type Node = { [key: string]: unknown }

/** The bounds that Zod states for every integer. */
const safeInteger = Number.MAX_SAFE_INTEGER

/** The JSON Schema of what an answer contains, as the document has it. */
export function answerSchema(schema: z.ZodType): Node {
  const { response } = jsonSchemaTransform({
    schema: { response: { 200: schema } },
    url: '',
    // Safe: it is read for its version alone.
    openapiObject: { openapi: '3.1.0' },
  } as never).schema as { response: Record<number, Node> }
  return openAnswer(dropNoise(response[200]!)) as Node
}

/** Removes what Zod writes and nobody reads: bounds of every integer, the pattern beside a format, and that names are texts. */
export function dropNoise(value: unknown): unknown {
  return mapNodes(value, ({ $schema, minimum, maximum, propertyNames, pattern, enum: values, ...rest }) => ({
    ...rest,
    ...(Array.isArray(values) && (values.length === 1 ? { const: values[0] } : { enum: values })),
    ...(pattern !== undefined && rest.format !== 'date-time' && { pattern }),
    ...(minimum !== undefined && minimum !== -safeInteger && { minimum }),
    ...(maximum !== undefined && maximum !== safeInteger && { maximum }),
    ...(isBounded(propertyNames) && { propertyNames }),
  }))
}

/** An answer can get more fields later: its objects are open. */
export function openAnswer(value: unknown): unknown {
  return mapNodes(value, ({ additionalProperties, ...rest }) =>
    additionalProperties === false || additionalProperties === undefined
      ? rest
      : { ...rest, additionalProperties },
  )
}

/** Applies `change` to each schema object, from the inside out. Names of properties are left alone. */
export function mapNodes(value: unknown, change: (node: Node) => Node, isNode = true): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapNodes(entry, change))
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    // Examples are values, and below `properties` are names.
    key === 'example' || key === 'examples'
      ? inner
      : mapNodes(inner, change, !(isNode && key === 'properties')),
  ])
  const mapped = Object.fromEntries(entries)
  return isNode ? change(mapped) : mapped
}

export function isObject(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isBounded(names: unknown): boolean {
  return isObject(names) && Object.keys(names).length > 1
}
