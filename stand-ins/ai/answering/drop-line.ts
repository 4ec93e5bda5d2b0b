import type { FastifyReply } from 'fastify'

/** Closes the line with a reset before any byte of an answer. */
export function dropLine(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.socket?.resetAndDestroy()
  return reply
}
