import type { Writable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Answers with an event stream, of which the head is sent at once: what its caller writes goes out as it is. There are thousands that
 * last for hours, so that they go past Fastify, which would keep a second stream and all headers of each.
 */
export function openEventStream(reply: FastifyReply): Writable {
  reply.hijack()
  const line = reply.raw
  const headers = reply.getHeaders()
  line.writeHead(200, {
    // As text, which Node would make of them, too.
    ...(headers as Record<string, string | number | string[]>),
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  })
  // By itself: together with the first words it would be kept as the seventy pieces that it was made of.
  line.flushHeaders()
  // What is sent is kept by Node as it was sent, and by Fastify as it was said.
  for (const name of Object.keys(headers)) reply.removeHeader(name)
  // Who reads it hears nothing of a line that broke, and `close` follows.
  line.on('error', ignore)
  return line
}

// One for all: each would be kept with its line.
function ignore() {}
