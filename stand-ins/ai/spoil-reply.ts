import type { FaultRule } from './behaviour.ts'
import type { Protocol, Reply } from './protocol.ts'

const page = '<!doctype html><html><head><title>502 Bad Gateway</title></head><body>Bad Gateway</body></html>'

/** The reply as it goes out, spoilt as the fault says. `answer` is the model's text, null when none goes out whole. */
export function spoilReply(protocol: Protocol, reply: Reply, fault: FaultRule | null) {
  const send = (spoilt: Reply, isCut = false) => ({
    status: 200,
    headers: {},
    body: JSON.stringify(protocol.shapeReply(spoilt)),
    isCut,
    answer: isCut || spoilt.stop === 'refused' ? null : spoilt.text,
  })
  switch (fault?.body) {
    case 'malformed':
      return send({ ...reply, text: `Certainly! Here is the JSON: ${reply.text.slice(0, -2)},` })
    case 'truncated':
      return send({ ...reply, text: reply.text.slice(0, reply.text.length / 2), stop: 'truncated' })
    case 'refusal':
      return send({ ...reply, stop: 'refused', outputTokens: 8 })
    case 'disconnect':
      return send(reply, true)
    case 'html':
      return {
        status: fault.status ?? 502,
        headers: { 'content-type': 'text/html' },
        body: page,
        isCut: false,
        answer: null,
      }
    default:
      return send(reply)
  }
}
