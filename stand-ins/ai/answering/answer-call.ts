import { makeId } from '#stand-ins/ai/make-id.ts'
import type { Protocol } from '#stand-ins/ai/protocols/protocol.ts'
import { Rejection } from '#stand-ins/ai/rejection.ts'
import type { Desk } from '#stand-ins/ai/state/desk.ts'
import { admitCall } from './admit-call.ts'
import { answerQuestion } from './answer-question.ts'
import type { Incoming, Outgoing } from './call-parts.ts'
import { enterCrowd } from './enter-crowd.ts'
import { openCall } from './note-question.ts'

/** Answers one call as the provider would. Throws the signal's reason when the caller has left, nothing else. */
export async function answerCall(desk: Desk, protocol: Protocol, incoming: Incoming): Promise<Outgoing> {
  const { signal } = incoming
  const startedMs = performance.now()
  const requestId = makeId('req_01')
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    ...protocol.nameRequest(requestId),
  }
  const call = openCall(protocol.provider)
  let holder: string | null = null
  desk.book.enter()
  desk.traffic.arrive()
  try {
    const admission = admitCall(desk, protocol, incoming.headers, headers)
    call.keyLastFour = admission.keyLastFour
    enterCrowd(desk, protocol, admission.holder)
    holder = admission.holder
    const outgoing = await answerQuestion(desk, protocol, incoming, call)
    return { ...outgoing, headers: { ...headers, ...outgoing.headers } }
  } catch (error) {
    if (signal.aborted) throw error
    const rejection = error instanceof Rejection ? error : new Rejection(500, String(error))
    const { status, details } = rejection
    call.status = status
    if (details.retryAfterSeconds !== undefined) headers['retry-after'] = String(details.retryAfterSeconds)
    return {
      status,
      headers,
      body: JSON.stringify(protocol.shapeRejection(rejection, requestId)),
      ending: 'whole',
    }
  } finally {
    call.latencyMs = performance.now() - startedMs
    if (holder) desk.crowd.leave(holder)
    desk.traffic.leave(holder !== null, call.status)
    desk.book.leave(call)
  }
}
