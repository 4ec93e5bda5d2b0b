import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sayRefusal } from '#contract/say.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { languageOf } from '#server/platform/request-language.ts'

/** Handles requests that Node rejects before or while passing them on; Node's own answers lack our format and headers. */
type BrokenRequest = (error: Error & { code?: string }, socket: Socket) => void

/**
 * Answers malformed HTTP, oversized headers and slow requests like every other refusal: in JSON, with the security headers. `follow`
 * registers the hook that tracks which call a connection is handling.
 */
export function answerBrokenRequests(
  metrics: Metrics,
  security: Record<string, string>,
): { clientErrorHandler: BrokenRequest; follow: (app: FastifyInstance) => void } {
  const headers = Object.entries(security).map(([name, value]) => `${name}: ${value}`)
  const latest = new WeakMap<Socket, FastifyReply>()
  return {
    follow: (app) => {
      app.addHook('onRequest', async ({ raw }, reply) => {
        latest.set(raw.socket, reply)
      })
    },
    clientErrorHandler(error, socket) {
      const refusal = asRefusal(error)
      if (refusal.code === 'body_too_slow') metrics.boundsReached.inc({ bound: 'bodyWithinMs' })
      const reply = latest.get(socket)
      const isAnswering = reply?.raw.headersSent && !reply.raw.writableFinished
      if (!socket.writable || error.code === 'ECONNRESET' || isAnswering) {
        socket.destroy()
        return
      }
      const { code, details, status } = refusal
      const message = sayRefusal(code, details, reply ? languageOf(reply.request) : 'de')
      const body = JSON.stringify({ message, code })
      const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers]
      head.push('content-type: application/json; charset=utf-8', 'cache-control: no-store')
      head.push(`content-length: ${Buffer.byteLength(body)}`, 'connection: close')
      socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
      socket.destroySoon()
    },
  }
}

function asRefusal({ code }: { code?: string }): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal('body_too_slow')
  return new Refusal(code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'request_unreadable')
}
