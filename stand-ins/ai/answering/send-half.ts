import type { FastifyReply } from 'fastify'
import type { Outgoing } from './call-parts.ts'

/** Promises the whole body, sends half of it and drops the line. */
export function sendHalf(reply: FastifyReply, { status, headers, body }: Outgoing): FastifyReply {
  reply.hijack()
  const bytes = Buffer.from(body)
  reply.raw.writeHead(status, { ...headers, 'content-length': bytes.length })
  reply.raw.write(bytes.subarray(0, bytes.length / 2), () => reply.raw.destroy())
  return reply
}
