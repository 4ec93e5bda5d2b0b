import { open } from 'node:fs/promises'

/**
 * A file's bytes in pieces, read when they are asked for. Every piece is the same memory, filled anew: it is to be
 * used up before the next one is asked for. So a file of any size costs one piece, and the collector nothing.
 */
export async function* readPieces(path: string, pieceBytes: number): AsyncGenerator<Buffer> {
  await using file = await open(path)
  const piece = Buffer.allocUnsafeSlow(pieceBytes)
  for (;;) {
    const { bytesRead } = await file.read(piece, 0, pieceBytes, null)
    if (bytesRead === 0) return
    yield piece.subarray(0, bytesRead)
  }
}
