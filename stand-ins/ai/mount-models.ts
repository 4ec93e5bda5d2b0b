import type { FastifyInstance } from 'fastify'
import { admitCall } from './admit-call.ts'
import type { Desk } from './desk.ts'
import { makeId } from './make-id.ts'
import { Rejection } from './rejection.ts'
import { speakAnthropic } from './speak-anthropic.ts'
import { speakOpenai } from './speak-openai.ts'

/** `GET /v1/models`, which both have at the same path: what is often asked to try a key. */
export function mountModels(app: FastifyInstance, desk: Desk): void {
  app.get('/v1/models', async (request, reply) => {
    const protocol = request.headers['anthropic-version'] ? speakAnthropic : speakOpenai
    const requestId = makeId('req_01')
    const headers = protocol.nameRequest(requestId)
    try {
      admitCall(desk, protocol, request.headers, headers)
      return reply.headers(headers).send(protocol.shapeModels())
    } catch (error) {
      if (!(error instanceof Rejection)) throw error
      const body = protocol.shapeRejection(error, requestId)
      return reply.code(error.status).headers(headers).send(body)
    }
  })
}
