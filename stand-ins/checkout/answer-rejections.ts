import type { FastifyInstance } from 'fastify'
import { Rejection } from './rejection.ts'

/** Answers every error in Stripe's format. */
export function answerRejections(app: FastifyInstance): void {
  app.setErrorHandler((error, _request, reply) => {
    const rejection =
      error instanceof Rejection ? error : new Rejection(500, { type: 'api_error', message: String(error) })
    return reply.code(rejection.status).send({ error: rejection.details })
  })
  app.setNotFoundHandler((request, reply) => {
    const message = `Unrecognized request URL (${request.method}: ${request.url}).`
    return reply.code(404).send({ error: { type: 'invalid_request_error', message } })
  })
}
