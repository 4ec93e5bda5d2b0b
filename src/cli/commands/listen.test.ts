import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createBildwort, verifyWebhook, type WebhookMessage } from '#client/client.ts'
import { forwardMessages, listen } from './listen.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const payload = { type: 'job.completed', timestamp: '2026-11-29T08:00:00.000Z', data: { jobId: 7 } }

/** A server with one local webhook for which these messages wait, and a record of the calls. */
function serving(waiting: string[], leftover: { id: number; url: string; isLocal: boolean }[] = []) {
  const calls: string[] = []
  const bildwort = createBildwort({
    url: 'https://bildwort.test',
    token: 'bw_live_x',
    async fetch(request) {
      const path = request.url.replace('https://bildwort.test/api/v1/webhooks', '')
      const body = await request.text()
      calls.push(`${request.method} ${path} ${body}`.trim())
      if (request.method === 'GET' && path === '') return Response.json({ webhooks: leftover })
      if (request.method === 'POST') return Response.json({ webhook: { id: 3 } }, { status: 201 })
      if (request.method === 'DELETE') return new Response(null, { status: 204 })
      if (request.method === 'PATCH') return Response.json({})
      // The newest first.
      const deliveries = waiting.splice(0).map((id) => ({ id, event: payload.type, payload }))
      return Response.json({ deliveries })
    },
  })
  return { bildwort, calls }
}

/** A receiver that verifies, answers with these statuses, and ends the forwarding with the last one. */
async function receiving(statuses: number[]) {
  const heard: WebhookMessage[] = []
  const ended = new AbortController()
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    heard.push(verifyWebhook({ secret, headers: request.headers, body }))
    response.writeHead(statuses.shift() ?? 500).end()
    if (statuses.length === 0) ended.abort()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return { address, heard, ended, server }
}

const options = { events: ['job.completed' as const], secret, json: false }

test('waiting messages are forwarded with a valid signature, the oldest first, and reported', async ({
  onTestFinished,
}) => {
  const { address, heard, ended, server } = await receiving([204, 500])
  onTestFinished(() => void server.close())
  const { bildwort, calls } = serving(['msg_2', 'msg_1'])
  const lines: string[] = []
  await forwardMessages(
    bildwort,
    { ...options, forward: address, signal: ended.signal },
    { say() {}, write: async (text) => void lines.push(String(text)) },
  )
  expect(heard).toEqual([payload, payload])
  expect(lines).toEqual(['job.completed\t204\tmsg_1\n', 'job.completed\t500\tmsg_2\n'])
  expect(calls).toEqual([
    'GET',
    `POST  ${JSON.stringify({ url: address, events: ['job.completed'], isLocal: true })}`,
    'GET /3/deliveries?state=waiting&limit=200',
    'PATCH /3/deliveries/msg_1 {"lastStatus":204}',
    'PATCH /3/deliveries/msg_2 {"lastStatus":500}',
    'DELETE /3',
  ])
})

test('an address that does not answer is said and reported, and what a killed run left is deleted', async () => {
  const ended = new AbortController()
  const address = 'http://127.0.0.1:9/hook'
  const { bildwort, calls } = serving(
    ['msg_1'],
    [
      { id: 1, url: address, isLocal: true },
      { id: 2, url: address, isLocal: false },
    ],
  )
  const lines: string[] = []
  await forwardMessages(
    bildwort,
    { ...options, forward: address, signal: ended.signal },
    {
      say() {},
      async write(text) {
        lines.push(String(text))
        ended.abort()
      },
    },
  )
  expect(lines).toEqual([expect.stringMatching(/^job.completed\tnot reachable: \S/)])
  expect(calls.filter((call) => /^(DELETE|PATCH)/.test(call))).toEqual([
    'DELETE /1',
    'PATCH /3/deliveries/msg_1 {"lastStatus":null}',
    'DELETE /3',
  ])
})

test.each([
  '',
  'hunter2',
  'bw_live_x',
  'whsec_',
  'whsec_!!!',
  `whsec_${Buffer.alloc(23).toString('base64')}`,
])('the secret "%s" is refused before anything is sent', async (wrong) => {
  vi.stubEnv('BILDWORT_WEBHOOK_SECRET', wrong)
  onTestFinished(() => void vi.unstubAllEnvs())
  const asked = vi.spyOn(globalThis, 'fetch')
  const terminal = { say() {}, write: async () => {}, follow: () => ({ tick() {}, end() {} }) }
  const listening = listen({ forward: 'http://localhost:3000/hook' }, terminal)
  await expect(listening).rejects.toThrow('whsec_')
  expect(asked).not.toHaveBeenCalled()
})

test('an address that takes too long is said to', async ({ onTestFinished }) => {
  const late = AbortSignal.abort(new DOMException('The operation timed out.', 'TimeoutError'))
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late)
  onTestFinished(() => void vi.restoreAllMocks())
  const ended = new AbortController()
  const lines: string[] = []
  await forwardMessages(
    serving(['msg_1']).bildwort,
    { ...options, forward: 'http://127.0.0.1:9/hook', signal: ended.signal },
    {
      say() {},
      async write(text) {
        lines.push(String(text))
        ended.abort()
      },
    },
  )
  expect(lines).toEqual(['job.completed\tno answer within 15 s\tmsg_1\n'])
})
