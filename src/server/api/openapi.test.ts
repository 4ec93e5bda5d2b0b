import { resolve } from 'node:path'
import { expect, test } from '#server/testing/test.ts'

interface Schema {
  type?: string
  additionalProperties?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}
type Paths = Record<
  string,
  Record<string, { requestBody?: { content: Record<string, { schema?: Schema }> } }>
>

/** What clients build on: calls and fields may be added (`vitest -u`), and none removed or changed. */
const promise = resolve(import.meta.dirname, '../../../docs/api-v1.json')

test('API v1 is described as docs/api-v1.json promises it', async ({ make }) => {
  const { body } = await make.visitor().get<{ servers: unknown[] }>('/api/v1/openapi.json')
  // The address of an installation varies.
  const { servers: _, ...promised } = body
  await expect(`${JSON.stringify(promised, null, 2)}\n`).toMatchFileSnapshot(promise)
})

test('every body of API v1 lists its fields, and accepts no others', async ({ make }) => {
  const { body } = await make.visitor().get<{ paths: Paths }>('/api/v1/openapi.json')
  const open = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const { schema } = requestBody?.content['application/json'] ?? {}
      return schema && objectsIn(schema).some((one) => one.additionalProperties === undefined)
        ? [`${method} ${path}`]
        : []
    }),
  )
  expect(open).toEqual([])
})

/** The objects of a schema, at any depth; a record of anything names what its values are. */
function objectsIn(schema: Schema): Schema[] {
  const inside = [...Object.values(schema.properties ?? {}), ...(schema.anyOf ?? [])]
  const { items, additionalProperties } = schema
  if (items) inside.push(items)
  if (typeof additionalProperties === 'object' && additionalProperties) inside.push(additionalProperties)
  return [...(schema.type === 'object' ? [schema] : []), ...inside.flatMap(objectsIn)]
}
