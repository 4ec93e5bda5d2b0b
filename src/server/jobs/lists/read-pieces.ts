import { open } from 'node:fs/promises'

/**
 * Reads a file's bytes in chunks, on demand. All chunks share one buffer, so a chunk must be consumed before the next one is
 * requested. A file of any size thus needs the memory of one chunk and causes no garbage collection.
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
