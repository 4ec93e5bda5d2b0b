import type { IncomingHttpHeaders } from 'node:http'
import { admitCall } from './admit-call.ts'
import { composeReply } from './compose-reply.ts'
import type { Desk } from './desk.ts'
import { makeId } from './make-id.ts'
import { noteQuestion, openCall } from './note-question.ts'
import type { Protocol } from './protocol.ts'
import { readBrief } from './read-brief.ts'
import { rejectByFault } from './reject-by-fault.ts'
import { Rejection } from './rejection.ts'
import { type Ending, spoilReply } from './spoil-reply.ts'
import { wait } from './wait.ts'

export interface Incoming {
  headers: IncomingHttpHeaders
  body: unknown
  /** Aborts when the caller has left. */
  signal: AbortSignal
}

export interface Outgoing {
  status: number
  headers: Record<string, string>
  body: string
  ending: Ending
}

/** Answers one call as the provider would. Throws the signal's reason when the caller has left, nothing else. */
export async function answerCall(desk: Desk, protocol: Protocol, incoming: Incoming): Promise<Outgoing> {
  const { signal } = incoming
  const startedMs = performance.now()
  const behaviour = desk.behaviour()
  const requestId = makeId('req_01')
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    ...protocol.nameRequest(requestId),
  }
  const call = openCall(protocol.provider)
  desk.book.enter()
  try {
    Object.assign(call, admitCall(desk, protocol, incoming.headers, headers))
    const question = protocol.readQuestion(incoming.headers, incoming.body)
    if (behaviour.models?.includes(question.model) === false) throw protocol.rejectModel(question.model)
    const brief = readBrief(question)
    const fault = desk.pickFault(behaviour.faults, noteQuestion(desk.book, call, question, brief))
    if (fault?.body === 'hang') await wait(Infinity, signal)
    if (fault?.delayMs) await wait(fault.delayMs, signal)
    if (fault && !fault.body) throw rejectByFault(protocol, fault)
    if (fault?.body === 'reset') {
      call.status = 0
      return { status: 0, headers, body: '', ending: 'nothing' }
    }
    const reply = await composeReply(protocol, question, brief, call)
    const latencyMs = fault?.delayMs ?? desk.drawLatency(behaviour.latencyMs)
    await wait(latencyMs - (performance.now() - startedMs), signal)
    const spoilt = spoilReply(protocol, reply, fault, brief.material.fileName)
    const { status, answer, outputTokens, body, ending } = spoilt
    Object.assign(call, { status, answer, outputTokens })
    return { status, headers: { ...headers, ...spoilt.headers }, body, ending }
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
    desk.book.leave(call)
  }
}
