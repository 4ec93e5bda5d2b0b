import type { FastifyRequest } from 'fastify'

/** By its header, which is there before a byte of its body: `request.isMultipart()` knows only once the body is parsed. */
export function isForm({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
}
