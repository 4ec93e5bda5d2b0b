import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const mostCharacters = 200

/** The call's `Idempotency-Key` as its job stores it: a long one as its digest. Null if it is absent or empty. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const key = String(headers['idempotency-key'] ?? '')
  if (key.length > mostCharacters) return createHash('sha256').update(key).digest('base64url')
  return key || null
}
