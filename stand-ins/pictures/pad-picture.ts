import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

const chunk = Buffer.alloc(1024 * 1024)

/** An image followed by zeros, `totalBytes` in all; Infinity never ends. */
export function padPicture(bytes: Buffer, totalBytes: number): Readable {
  async function* write() {
    yield bytes
    for (let left = totalBytes - bytes.length; left > 0; left -= chunk.length) {
      yield left < chunk.length ? chunk.subarray(0, left) : chunk
      // A reader that does not stop must not use up the machine.
      await sleep(10)
    }
  }
  return Readable.from(write())
}
