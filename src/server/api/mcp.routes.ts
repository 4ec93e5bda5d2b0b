import { Readable } from 'node:stream'
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { inputWords } from '#contract/words/words-of-issue.ts'
import type { CallApi } from '#mcp/api-call.ts'
import { createMcpServer } from '#mcp/create-mcp-server.ts'
import { abortOnDisconnect } from '#server/jobs/starting/abort-on-disconnect.ts'
import { InvalidInput } from '#server/platform/invalid-input.ts'

/** Of the tools, not of the product: raised when they change. */
const version = '1.0.0'
/** A list of 1,000 pictures with their contexts. */
const bodyLimit = 2_000_000
/** No message needs more; what is read by recursion would overflow the stack. */
const mostLevels = 32

/**
 * The tools for AI assistants (Model Context Protocol, Streamable HTTP): the current revision and those of 2025. Nothing is kept between
 * requests. Each tool makes a call of API v1 with the request's own token, so that scopes, limits and idempotency are those of the API.
 */
export function mcpRoutes(app: FastifyInstance): void {
  const config = { access: 'token', takesAnyToken: true } as const
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (isDeep(request.body)) throw new InvalidInput([{ path: '', words: inputWords.requestUnreadable }])
    const callApi = callInto(app, request)
    const handler = createMcpHandler(() => createMcpServer({ callApi, version }), {
      // The tools never change: nobody needs to wait for that.
      maxSubscriptions: 0,
      onerror: (fault) => request.log.debug({ err: fault }, 'An MCP request was refused'),
    })
    const { status, headers, body } = await handler.fetch(readRequest(request, abortOnDisconnect(reply)), {
      ...(request.body !== undefined && { parsedBody: request.body }),
    })
    for (const name of ['content-type', 'allow']) {
      const value = headers.get(name)
      if (value) reply.header(name, value)
    }
    reply.code(status)
    return reply.send(body && Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]))
  }
  // A single message, whose own schema its handler checks: revisions since 2025-06-18 send no batches.
  const schema = { hide: true, body: z.record(z.string(), z.unknown()) }
  app.post('/mcp', { config, schema, bodyLimit }, answer)
  // Of sessions, which there are none of: 405.
  app.route({ method: ['GET', 'DELETE'], url: '/mcp', config, schema: { hide: true }, handler: answer })
}

function isDeep(body: unknown): boolean {
  const open: { value: unknown; level: number }[] = [{ value: body, level: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, level } = next
    if (typeof value !== 'object' || value === null) continue
    if (level >= mostLevels) return true
    for (const inner of Object.values(value)) open.push({ value: inner, level: level + 1 })
  }
  return false
}

/** Calls of API v1 in this process, with the token, the address and the language of a request. */
function callInto(app: FastifyInstance, { headers, ip }: FastifyRequest): CallApi {
  return async ({ method, path, body, idempotencyKey, signal }) => {
    const passed = ['authorization', 'x-api-key', 'accept-language', 'host'].flatMap((name) =>
      headers[name] === undefined ? [] : [[name, headers[name]]],
    )
    const { statusCode, payload } = await app.inject({
      method,
      url: `/api/v1${path}`,
      remoteAddress: ip,
      headers: {
        ...Object.fromEntries(passed),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body && { payload: body }),
      ...(signal && { signal }),
    })
    return { status: statusCode, body: payload === '' ? null : JSON.parse(payload) }
  }
}

function readRequest({ method, headers, body }: FastifyRequest, signal: AbortSignal): Request {
  const read = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    // The body is written again.
    value === undefined || name === 'content-length' ? [] : [[name, String(value)]],
  )
  const sent = method === 'POST' ? { body: JSON.stringify(body ?? null) } : {}
  return new Request('http://localhost/mcp', { method, headers: read, signal, ...sent })
}
