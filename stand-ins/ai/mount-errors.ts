import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { makeId } from './make-id.ts'
import { protocolOf } from './protocols/protocols.ts'
import { Rejection } from './rejection.ts'

/** Bodies that can't be read and paths that don't exist are answered in the provider's shape too. */
export function mountErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    reply.code(status).send(shape(request, new Rejection(status, error.message)))
  })
  app.setNotFoundHandler((request, reply) => {
    reply.code(404).send(shape(request, new Rejection(404, `Not found: ${request.method} ${request.url}`)))
  })
}

function shape(request: FastifyRequest, rejection: Rejection): object {
  return protocolOf(request).shapeRejection(rejection, makeId('req_01'))
}
