import type { FastifyInstance } from 'fastify'
import { demoEditor, makeDemoEditor } from '#scripts/demo-editor.ts'
import { makeDemoToken } from '#scripts/demo-token.ts'
import { expect, test } from '#server/testing/test.ts'

/** It listens once for the file. */
async function addressOf(app: FastifyInstance): Promise<string> {
  return app.server.listening ? app.listeningOrigin : app.listen({ port: 0, host: '127.0.0.1' })
}

test('the demo’s editor is created once, with keys and 50 €, and an interrupted start is completed', async ({
  app,
  make,
}) => {
  const admin = await make.user({ isAdmin: true })
  const url = await addressOf(app)
  // The first start gets no further than this.
  const halfway = await app.inject({ method: 'POST', url: '/api/register', payload: demoEditor })
  expect(halfway.json()).toMatchObject({ creditBalance: 500, apiKeys: [] })
  for (const _ of ['the start after it', 'and one more']) await makeDemoEditor(url, admin)

  const editor = await app.inject({ method: 'POST', url: '/api/login', payload: demoEditor })
  expect(editor.json()).toMatchObject({
    username: 'redaktion',
    language: 'de',
    creditBalance: 5_000,
    apiKeys: [
      { name: 'ANTHROPIC_API_KEY', isGlobal: true },
      { name: 'OPENAI_API_KEY', isGlobal: true },
    ],
  })
})

test('each start of a demo creates a new token for live and one for test data, and those of the last starts stay valid', async ({
  app,
  make,
}) => {
  const admin = await make.user({ isAdmin: true })
  const url = await addressOf(app)
  await makeDemoEditor(url, admin)
  const made: Record<'live' | 'test', string[]> = { live: [], test: [] }
  for (let start = 1; start <= 6; start += 1)
    for (const mode of ['live', 'test'] as const) made[mode].push(await makeDemoToken(url, mode))
  const status = async (token: string) =>
    (await fetch(`${url}/api/v1/account`, { headers: { authorization: `Bearer ${token}` } })).status
  for (const mode of ['live', 'test'] as const) {
    expect(made[mode].every((token) => token.startsWith(`bw_${mode}_`))).toBe(true)
    expect(await Promise.all(made[mode].map(status))).toEqual([401, 200, 200, 200, 200, 200])
  }
})
