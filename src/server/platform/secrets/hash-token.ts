import { createHash } from 'node:crypto'

/** What the database keeps of a random token. A fast hash is enough: 256 random bits can't be guessed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
