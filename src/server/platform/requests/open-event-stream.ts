import type { Writable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Answers with an event stream and sends the head at once; what the caller writes is sent unchanged. Thousands of these last for hours, so
 * they bypass Fastify, which would keep a second stream and all headers for each.
 */
export function openEventStream(reply: FastifyReply): Writable {
  reply.hijack()
  const line = reply.raw
  const headers = reply.getHeaders()
  line.writeHead(200, {
    // Safe: Node converts them to text anyway.
    ...(headers as Record<string, string | number | string[]>),
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  })
  // Sent separately: together with the first data, Node would keep the seventy pieces that the head is made of.
  line.flushHeaders()
  // Node keeps the sent headers, and Fastify its own copy.
  for (const name of Object.keys(headers)) reply.removeHeader(name)
  // Readers ignore errors of a broken connection: `close` follows.
  line.on('error', ignore)
  return line
}

// One function for all: a closure each would be kept as long as its stream.
function ignore() {}
