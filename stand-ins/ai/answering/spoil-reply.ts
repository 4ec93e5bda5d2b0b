import { STATUS_CODES } from 'node:http'
import type { FaultRule } from '#stand-ins/ai/behaviour.ts'
import type { Protocol, Reply } from '#stand-ins/ai/protocols/protocol.ts'
import type { Brief } from '#stand-ins/ai/writing/read-brief.ts'
import { spoilText } from '#stand-ins/ai/writing/spoil-text.ts'
import { countText } from './count-text.ts'

/** How much of an answer goes out before the line is closed. */
export type Ending = 'whole' | 'half' | 'nothing'

/** The reply as it goes out, spoilt as the fault says. `answer` is the model's text, null when none goes out whole. */
export function spoilReply(protocol: Protocol, reply: Reply, fault: FaultRule | null, brief: Brief) {
  const send = (spoilt: Reply, ending: Ending = 'whole') => ({
    status: 200,
    headers: {},
    body: JSON.stringify(protocol.shapeReply(spoilt)),
    ending,
    answer: ending !== 'whole' || spoilt.stop === 'refused' ? null : spoilt.text,
    outputTokens: spoilt.outputTokens,
  })
  if (!fault?.body) return send(reply)
  switch (fault.body) {
    case 'truncated': {
      const text = reply.text.slice(0, reply.text.length / 2)
      return send({ ...reply, text, stop: 'truncated', outputTokens: countText(text, protocol, reply.model) })
    }
    case 'thought':
      return send({ ...reply, text: '', thinking: thoughts, stop: 'truncated' })
    case 'refusal':
      return send({ ...reply, stop: 'refused', outputTokens: 8 })
    case 'disconnect':
      return send(reply, 'half')
    case 'html':
      return { ...sendPage(fault.status ?? 502), outputTokens: reply.outputTokens }
    default: {
      const text = spoilText(fault.body, reply.text, brief)
      return send({ ...reply, text, outputTokens: countText(text, protocol, reply.model) })
    }
  }
}

const thoughts = 'Let me look at this picture again. Perhaps it is something else after all.'

function sendPage(status: number) {
  const title = `${status} ${STATUS_CODES[status] ?? ''}`
  return {
    status,
    headers: { 'content-type': 'text/html' },
    body: `<!doctype html><html><head><title>${title}</title></head><body>${title}</body></html>`,
    ending: 'whole' as const,
    answer: null,
  }
}
