import type { FastifyRequest } from 'fastify'

/**
 * Whether the request is a form, by its header, which is available before the body: `request.isMultipart()` knows only once the body is
 * parsed.
 */
export function isForm({ headers }: FastifyRequest): boolean {
  return /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
}
