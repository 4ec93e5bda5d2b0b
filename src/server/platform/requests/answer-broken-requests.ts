import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sayRefusal } from '#contract/say.ts'
import { describeV1Refusal } from '#contract/v1-refusals.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { languageOf } from '#server/platform/request-language.ts'
import { docsOf, isOfV1 } from '#server/platform/v1/render-v1-error.ts'

const mostRead = 8_192

/** Handles requests that Node rejects before or while passing them on; Node's own answers lack our format and headers. */
type BrokenRequest = (error: Error & { code?: string; rawPacket?: unknown }, socket: Socket) => void

/**
 * Answers malformed HTTP, oversized headers and slow requests like every other refusal: in JSON, with the security headers. `follow`
 * registers the hook that tracks which call a connection is handling.
 */
export function answerBrokenRequests(
  { metrics, log, settings: { PUBLIC_URL: publicUrl } }: Pick<Platform, 'metrics' | 'log' | 'settings'>,
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
      const request = reply?.request ?? readBeginning(error.rawPacket)
      const language = languageOf(request)
      const requestId = randomUUID()
      const body = JSON.stringify(
        isOfV1(request)
          ? { error: describeV1Refusal(code)[language], code, requestId, docs: docsOf(code, publicUrl) }
          : { message: sayRefusal(code, details, language), code },
      )
      log.info({ requestId, refused: code }, 'a request could not be read')
      const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers]
      head.push('content-type: application/json; charset=utf-8', 'cache-control: no-store')
      head.push(`x-request-id: ${requestId}`)
      head.push(`content-length: ${Buffer.byteLength(body)}`, 'connection: close')
      socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
      socket.destroySoon()
    },
  }
}

/** Address and language of a request, as far as they are in what Node could not read. */
function readBeginning(packet: unknown): Pick<FastifyRequest, 'headers' | 'url'> {
  const text = Buffer.isBuffer(packet) ? packet.toString('latin1', 0, mostRead) : ''
  const [, url = ''] = /^\S+ (\S+)/.exec(text) ?? []
  const [, language = ''] = /\r\naccept-language: *([^\r]*)/i.exec(text) ?? []
  return { url, headers: { 'accept-language': language } }
}

function asRefusal({ code }: { code?: string }): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Refusal('body_too_slow')
  return new Refusal(code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'request_unreadable')
}
