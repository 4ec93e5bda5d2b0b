import { createHash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { promisify } from 'node:util'
import { createGzip, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isBelowV1 } from './render-v1-error.ts'

const compress = promisify(gzip)
/** Below this a compressed answer is hardly smaller. */
const worthBytes = 1_000

/**
 * An `onSend` hook for API v1. What was read as JSON gets an ETag, and is 304 if the caller has it. Text is compressed for callers who take
 * gzip: tokens are for programs, which send them to nobody else's page, so that the length of an answer tells nothing. HEAD reads no file.
 */
export async function finishAnswers(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (!isBelowV1(request)) return payload
  const isStream = payload instanceof Readable
  if (typeof payload !== 'string' && !isStream) return payload
  if (typeof payload === 'string' && isKnown(request, reply, payload)) {
    reply.code(304).removeHeader('content-type')
    return ''
  }
  const isText = /^(text|application)\/(?!event-stream|vnd)/.test(String(reply.getHeader('content-type')))
  if (isText) reply.header('vary', [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', '))
  if (request.method === 'HEAD' && isStream) {
    payload.destroy()
    return Readable.from([])
  }
  if (!isText || !takesGzip(request) || request.method === 'HEAD') return payload
  if (!isStream && payload.length < worthBytes) return payload
  reply.header('content-encoding', 'gzip').removeHeader('content-length')
  if (!isStream) return await compress(payload)
  // Whichever of the two breaks off ends the other.
  return pipeline(payload, createGzip(), () => {})
}

/** Sets the ETag of what is read. Returns whether the caller has it already. */
function isKnown({ method, headers }: FastifyRequest, reply: FastifyReply, payload: string): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || reply.statusCode !== 200) return false
  const digest = createHash('sha256').update(payload).digest('base64url').slice(0, 27)
  reply.header('etag', `W/"${digest}"`)
  return (headers['if-none-match'] ?? '').includes(`"${digest}"`)
}

function takesGzip({ headers }: FastifyRequest): boolean {
  return String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((coding) => /^\s*(gzip|\*)\s*(;\s*q=(?!0(\.0*)?\s*$).+)?$/i.test(coding))
}
