import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Photograph } from './open-photographs.ts'

/** Sends an image as a web server does, with 304 for clients that have it cached. */
export function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, mediaType, etag }: Photograph,
): FastifyReply {
  reply.headers({ etag, 'cache-control': 'public, max-age=3600' })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(mediaType).send(bytes)
}
