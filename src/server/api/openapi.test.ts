import { resolve } from 'node:path'
import { expect, test } from '#server/testing/test.ts'

interface Schema {
  type?: string
  additionalProperties?: unknown
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
      const bodies = (schema?.anyOf ?? [schema]).filter((one) => one?.type === 'object')
      return bodies.some((one) => one?.additionalProperties !== false) ? [`${method} ${path}`] : []
    }),
  )
  expect(open).toEqual([])
})
