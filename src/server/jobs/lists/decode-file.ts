import type { Encoding } from '#contract/lists/detect-encoding.ts'
import { withoutNul } from '#contract/lists/without-hidden.ts'
import { readPieces } from './read-pieces.ts'

// A piece is decoded and parsed in one turn: where that is in the thread that serves requests, larger ones would be felt.
const pieceBytes = 64 * 1024

/** A file's text in pieces, read only as fast as they are asked for, without its byte order mark and any NUL. */
export async function* decodeFile(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of readPieces(path, pieceBytes))
    yield withoutNul(decoder.decode(bytes, { stream: true }))
  yield decoder.decode()
}
