import type { Protocol } from '#stand-ins/ai/protocols/protocol.ts'
import type { Call } from '#stand-ins/ai/state/create-call-book.ts'
import type { Desk } from '#stand-ins/ai/state/desk.ts'
import { wait } from '#stand-ins/ai/wait.ts'
import { readBrief } from '#stand-ins/ai/writing/read-brief.ts'
import type { Incoming, Outgoing } from './call-parts.ts'
import { composeReply } from './compose-reply.ts'
import { listFields } from './list-fields.ts'
import { noteQuestion } from './note-question.ts'
import { rejectByFault } from './reject-by-fault.ts'
import { spoilReply } from './spoil-reply.ts'

/**
 * Answers a call that was let in, well or as a fault wants it, and notes in `call` what became of it. Throws a
 * `Rejection` for what the provider would reject and the signal's reason when the caller has left.
 */
export async function answerQuestion(
  desk: Desk,
  protocol: Protocol,
  { headers, body, signal }: Incoming,
  call: Call,
): Promise<Outgoing> {
  const startedMs = performance.now()
  const behaviour = desk.behaviour()
  call.fields = listFields(body)
  const question = protocol.readQuestion(headers, body)
  if (behaviour.models?.includes(question.model) === false) throw protocol.rejectModel(question.model)
  const brief = readBrief(question)
  const fault = desk.pickFault(behaviour.faults, noteQuestion(desk.book, call, question, brief))
  if (fault?.body === 'hang') await wait(Infinity, signal)
  if (fault?.delayMs) await wait(fault.delayMs, signal)
  if (fault && !fault.body) throw rejectByFault(protocol, fault)
  if (fault?.body === 'reset') {
    call.status = 0
    return { status: 0, headers: {}, body: '', ending: 'nothing' }
  }
  const reply = await composeReply(protocol, question, brief, call, behaviour)
  const latencyMs = fault?.delayMs ?? desk.drawLatency(behaviour.latencyMs)
  await wait(latencyMs - (performance.now() - startedMs), signal)
  await desk.gate.pass(signal)
  const { answer, outputTokens, ...outgoing } = spoilReply(protocol, reply, fault, brief)
  Object.assign(call, { status: outgoing.status, answer, outputTokens })
  return outgoing
}
