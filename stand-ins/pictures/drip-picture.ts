import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'

/** A complete image, sent a few bytes at a time. */
export function dripPicture(bytes: Buffer, { dropBytes, pauseMs }: { dropBytes: number; pauseMs: number }) {
  async function* drip() {
    for (let at = 0; at < bytes.length; at += dropBytes) {
      yield bytes.subarray(at, at + dropBytes)
      await sleep(pauseMs)
    }
  }
  return Readable.from(drip())
}
