import type { FastifyInstance } from 'fastify'
import { answerCall } from './answering/answer-call.ts'
import { dropLine } from './answering/drop-line.ts'
import { sendHalf } from './answering/send-half.ts'
import type { Protocol } from './protocols/protocol.ts'
import type { Desk } from './state/desk.ts'

export function mountProtocol(app: FastifyInstance, protocol: Protocol, desk: Desk): void {
  app.post(protocol.path, async (request, reply) => {
    const caller = new AbortController()
    // Every answer ends with a close: only one that has not gone out tells that the caller has left.
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) caller.abort()
    })
    const { headers, body } = request
    const outgoing = await answerCall(desk, protocol, { headers, body, signal: caller.signal }).catch(
      (error: unknown) => {
        if (!caller.signal.aborted) throw error
        return null
      },
    )
    if (!outgoing) return reply.hijack()
    if (outgoing.ending === 'nothing') return dropLine(reply)
    if (outgoing.ending === 'half') return sendHalf(reply, outgoing)
    return reply.code(outgoing.status).headers(outgoing.headers).send(outgoing.body)
  })
}
