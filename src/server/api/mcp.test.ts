import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { type TokenScope, tokenScopes } from '#contract/entities/token.ts'
import { createToken } from '#server/accounts/tokens/create-token.ts'
import { userAt } from '#server/audit/actor.ts'
import { makeDescribedJob } from '#server/testing/make-described-job.ts'
import { expect, test as plainTest } from '#server/testing/test.ts'

type Mode = 'legacy' | 'auto'

const test = plainTest
  .extend('environment', { scope: 'file' }, { ANTHROPIC_API_KEY: 'test-key-anthropic-0001' })
  .extend('address', { scope: 'file' }, ({ app }) => app.listen({ port: 0, host: '127.0.0.1' }))
  .extend('open', async ({ make, platform, address }, { onCleanup }) => {
    const open: Client[] = []
    onCleanup(async () => {
      for (const client of open) await client.close()
    })
    return async (mode: Mode, scopes: readonly TokenScope[] = tokenScopes) => {
      const { id } = await make.user()
      const input = { name: 'Assistant', scopes: [...scopes], days: null, monthlyCapCents: null }
      const { text: token } = await createToken(platform, userAt(id, '192.0.2.7'), input)
      const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
      open.push(client)
      const headers = { authorization: `Bearer ${token}` }
      const transport = new StreamableHTTPClientTransport(new URL(`${address}/mcp`), {
        requestInit: { headers },
      })
      await client.connect(transport)
      return { id, client, token }
    }
  })

test.for([
  { mode: 'auto', revision: '2026-07-28' },
  { mode: 'legacy', revision: '2025-11-25' },
] as const)(
  'the official client lists and calls the tools in revision $revision',
  async ({ mode, revision }, { open, platform }) => {
    const { client, id } = await open(mode)
    expect(client.getNegotiatedProtocolVersion()).toBe(revision)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      ...['describe_image', 'check_text', 'start_list', 'get_job', 'get_results', 'update_text', 'stop_job'],
      ...['audit_site', 'get_audit', 'get_account'],
    ])
    for (const { title, description, annotations, outputSchema } of tools)
      expect([title, description, annotations?.readOnlyHint, outputSchema]).not.toContain(undefined)
    const jobId = await makeDescribedJob(platform, id, [{}, {}, {}])
    const page = await client.callTool({ name: 'get_results', arguments: { jobId, limit: 2 } })
    expect(page.structuredContent).toMatchObject({ images: [{ id: `${jobId}-1` }, { position: 2 }], next: 2 })
    const last = await client.callTool({ name: 'get_results', arguments: { jobId, after: 2 } })
    expect(last.structuredContent).toMatchObject({ images: [{ position: 3 }], next: null })
    const texts = { de: { altText: 'Ein neuer Text' } }
    const edited = await client.callTool({ name: 'update_text', arguments: { imageId: `${jobId}-1`, texts } })
    expect(edited.structuredContent).toMatchObject({ texts, review: { approved: expect.any(Boolean) } })
    const checked = await client.callTool({ name: 'check_text', arguments: { altText: 'dogs.jpg' } })
    expect(checked.structuredContent).toMatchObject({ findings: [{ rule: 'file_name' }] })
  },
)

test('what the API refuses is an error of the tool, in its words', async ({ open, platform, make }) => {
  const { client } = await open('auto', ['jobs:read'])
  const other = await make.user()
  const foreign = await makeDescribedJob(platform, other.id, [{}])
  const say = async (name: string, input: Record<string, unknown>) => {
    const { isError, content } = await client.callTool({ name, arguments: input })
    return [isError, JSON.stringify(content)]
  }
  expect(await say('get_account', {})).toEqual([true, expect.stringContaining('scope_missing')])
  expect(await say('get_job', { jobId: foreign })).toEqual([true, expect.stringContaining('not_found')])
  const order = { url: 'https://example.org/a.jpg', languages: ['de'], maxCost: 1 }
  expect(await say('describe_image', order)).toEqual([true, expect.stringContaining('scope_missing')])
})

test('a bound of the cost and a repeated key work as in the API', async ({ open }) => {
  const { client } = await open('auto')
  const images = [{ url: 'https://example.org/a.jpg' }]
  const start = (input: object) =>
    client.callTool({ name: 'start_list', arguments: { images, languages: ['de'], ...input } })
  expect(await start({ maxCost: 1 })).toMatchObject({ isError: true })
  const first = await start({ idempotencyKey: 'mine' })
  expect(first.structuredContent).toMatchObject({ status: 'waiting', images: { total: 1 } })
  expect((await start({ idempotencyKey: 'mine' })).structuredContent).toEqual(first.structuredContent)
})

test('an audit is started and read', async ({ open }) => {
  const { client } = await open('auto')
  const url = 'https://example.org/team'
  const { structuredContent: started } = await client.callTool({ name: 'audit_site', arguments: { url } })
  expect(started).toMatchObject({ url, status: 'waiting', pictures: { total: 0 } })
  // Safe: it has the shape of an audit.
  const { id: auditId } = started as { id: number }
  const read = await client.callTool({ name: 'get_audit', arguments: { auditId } })
  expect(read.structuredContent).toMatchObject({ id: auditId, findings: [] })
})

test('without a token nothing is answered, and there are no sessions', async ({ app, open }) => {
  const payload = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const visitor = await app.inject({ method: 'POST', url: '/mcp', payload })
  expect([visitor.statusCode, visitor.headers['www-authenticate'], visitor.json().code]).toEqual([
    ...[401, 'Bearer', 'token_missing'],
  ])
  const { token } = await open('auto')
  const headers = { authorization: `Bearer ${token}` }
  expect((await app.inject({ method: 'GET', url: '/mcp', headers })).statusCode).toBe(405)
  const broken = await app.inject({ method: 'POST', url: '/mcp', headers, payload: { jsonrpc: '2.0' } })
  expect(broken.statusCode).toBe(400)
})

test('messages that are nested too deep, several at once, and too large ones are refused', async ({
  app,
  open,
}) => {
  const { token } = await open('auto')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const send = async (payload: string) =>
    (await app.inject({ method: 'POST', url: '/mcp', headers, payload })).statusCode
  const call = (params: string) => `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`
  expect(await send(call(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`))).toBe(400)
  expect(await send('['.repeat(100_000) + ']'.repeat(100_000))).toBe(400)
  expect(await send(`[${call('{}')},${call('{}')}]`)).toBe(400)
  expect(await send(call(`{"a":"${'a'.repeat(2_000_000)}"}`))).toBe(413)
})
