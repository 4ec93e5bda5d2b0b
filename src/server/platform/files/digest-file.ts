import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

const pieceBytes = 1024 * 1024

/** The SHA-256 of a file's bytes, in hex. */
export async function digestFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: pieceBytes }), hash)
  return hash.digest('hex')
}
