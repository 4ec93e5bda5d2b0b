import type { Writable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Answers with an event stream, of which the head is sent at once: what its caller writes goes out as it is. There are thousands that
 * last for hours, so that they go past Fastify, which would keep a second stream and all headers of each.
 */
export function openEventStream(reply: FastifyReply): Writable {
  reply.hijack()
  const line = reply.raw
  line.writeHead(200, {
    // As text, which Node would make of them, too.
    ...(reply.getHeaders() as Record<string, string | number | string[]>),
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  })
  // By itself: together with the first words it would be kept as the seventy pieces that it was made of.
  line.flushHeaders()
  // Who reads it hears nothing of a line that broke, and `close` follows.
  line.on('error', () => {})
  return line
}
