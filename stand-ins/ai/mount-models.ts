import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { admitCall } from './answering/admit-call.ts'
import { openCall } from './answering/note-question.ts'
import { rejectByFault } from './answering/reject-by-fault.ts'
import { makeId } from './make-id.ts'
import type { Protocol } from './protocols/protocol.ts'
import { modelPaths, protocolOf } from './protocols/protocols.ts'
import { Rejection } from './rejection.ts'
import type { Desk } from './state/desk.ts'

/**
 * `GET /v1/models` and `/v1/models/:model`, which both have at the same paths: what is often asked to try a key.
 * Neither is counted as a call. Faults without a spoilt body hold for a single model too.
 */
export function mountModels(app: FastifyInstance, desk: Desk): void {
  for (const path of modelPaths) mountModelsAt(path, app, desk)
}

function mountModelsAt(path: string, app: FastifyInstance, desk: Desk): void {
  app.get(path, (request, reply) => answer(desk, request, reply, (protocol) => protocol.shapeModels()))

  app.get<{ Params: { model: string } }>(`${path}/:model`, (request, reply) =>
    answer(desk, request, reply, (protocol, keyLastFour) => {
      const { model } = request.params
      const { faults, models } = desk.behaviour()
      const asked = {
        ...openCall(protocol.provider),
        keyLastFour,
        model,
        earlierCalls: 0,
        isToldWhatWasWrong: false,
      }
      const fault = desk.pickFault(faults, asked)
      if (fault && !fault.body) throw rejectByFault(protocol, fault)
      if (models?.includes(model) === false) throw protocol.rejectModel(model)
      return protocol.shapeModel(model)
    }),
  )
}

async function answer(
  desk: Desk,
  request: FastifyRequest,
  reply: FastifyReply,
  shape: (protocol: Protocol, keyLastFour: string) => object,
): Promise<FastifyReply> {
  const protocol = protocolOf(request)
  const requestId = makeId('req_01')
  const headers = protocol.nameRequest(requestId)
  try {
    const { keyLastFour } = admitCall(desk, protocol, request.headers, headers)
    return await reply.headers(headers).send(shape(protocol, keyLastFour))
  } catch (error) {
    if (!(error instanceof Rejection)) throw error
    const { retryAfterSeconds } = error.details
    if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds)
    const body = protocol.shapeRejection(error, requestId)
    return await reply.code(error.status).headers(headers).send(body)
  }
}
