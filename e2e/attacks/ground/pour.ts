import type { Writable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Writes one piece after the other as fast as the receiver accepts them. Returns false once the connection is closed or answered early. */
export async function pour(
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>,
  into: Writable,
): Promise<boolean> {
  let isOver = false
  let goOn = () => {}
  const end = () => {
    isOver = true
    goOn()
  }
  into.once('response', end).once('close', end)
  into.on('drain', () => goOn())
  for await (const piece of pieces) {
    if (isOver) return false
    const drained = new Promise<void>((resolve) => {
      goOn = resolve
    })
    if (!into.write(piece)) await drained
    // If the receiver reads as fast as this writes, nothing else would let its answer be processed.
    await nextTurn()
  }
  return !isOver
}
