import { PassThrough, type Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '#server/platform/metrics.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { isForm } from './is-form.ts'
import { onceClosed } from './once-closed.ts'

/** Refuses `body_too_slow` where a body is not there `withinMs` after its call; a form is measured by who reads it. */
export function endSlowBodies(app: FastifyInstance, metrics: Metrics, withinMs: number): void {
  app.addHook('preParsing', async (request, _reply, payload) => {
    // Most bodies came along with their headers.
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

/** A copy of the stream, as destroying a request's own would take the connection that the answer needs. */
function endAfter(payload: Readable, withinMs: number, fault: () => Error): Readable {
  const body = new PassThrough()
  const timer = setTimeout(() => body.destroy(fault()), withinMs)
  payload.once('end', () => clearTimeout(timer))
  payload.once('error', (error) => body.destroy(error))
  // One that closes before its end came, or before it was asked for, has nobody who reads it.
  onceClosed([payload], () => {
    clearTimeout(timer)
    if (!payload.readableEnded) body.destroy()
  })
  // Whoever reads it listens as well; nobody does for a call whose body is not wanted.
  body.on('error', () => {})
  return payload.pipe(body)
}
