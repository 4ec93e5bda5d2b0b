import { PassThrough, type Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '#server/platform/metrics.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { onceClosed } from './once-closed.ts'

/** Refuses `body_too_slow` if a body has not arrived `withinMs` after its call; the upload code measures forms itself. */
export function endSlowBodies(app: FastifyInstance, metrics: Metrics, withinMs: number): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    // Most bodies arrive together with their headers.
    if (request.raw.complete !== false || isRead(request)) return payload
    return endAfter(payload, withinMs, () => {
      metrics.boundsReached.inc({ bound: 'bodyWithinMs' })
      return new Refusal('body_too_slow')
    })
  })
}

function isRead(request: FastifyRequest): boolean {
  const { schema } = request.routeOptions
  return Boolean(schema && 'form' in schema && isForm(request))
}

/**
 * Whether the request is a form, by its header, which is available before the body: `request.isMultipart()` knows only once the body is
 * parsed.
 */
export function isForm({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
}

/** Returns a copy of the stream, because destroying the request's own would close the connection that the answer needs. */
function endAfter(payload: Readable, withinMs: number, fault: () => Error): Readable {
  const body = new PassThrough()
  const timer = setTimeout(() => body.destroy(fault()), withinMs)
  payload.once('end', () => clearTimeout(timer))
  payload.once('error', (error) => body.destroy(error))
  // A stream that closes before its end, or before it was read, has no reader.
  onceClosed([payload], () => {
    clearTimeout(timer)
    if (!payload.readableEnded) body.destroy()
  })
  // Readers listen for errors themselves; a call that ignores its body does not.
  body.on('error', () => {})
  return payload.pipe(body)
}
