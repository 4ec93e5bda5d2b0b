import { resolve } from 'node:path'
import { expect, test } from '#server/testing/test.ts'

/** What strangers build on: calls and fields are added to it (`vitest -u`), and none is taken away or changed. */
const promise = resolve(import.meta.dirname, '../../../docs/api-v1.json')

test('API v1 is described as docs/api-v1.json promises it', async ({ make }) => {
  const { body } = await make.visitor().get<{ servers: unknown[] }>('/api/v1/openapi.json')
  // Where an installation answers is its own.
  const { servers: _, ...promised } = body
  await expect(`${JSON.stringify(promised, null, 2)}\n`).toMatchFileSnapshot(promise)
})
