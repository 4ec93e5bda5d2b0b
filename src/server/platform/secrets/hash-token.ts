import { createHash } from 'node:crypto'

/** The stored hash of a random token. A fast hash is enough: 256 random bits cannot be guessed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
