import type { Readable } from 'node:stream'

const lookEveryMs = 15_000

/**
 * Ends a stream soon after the session that opened it has ended: nothing else asks again while a request lasts. While
 * it can't be asked (`isStillSignedIn` fails) the stream goes on.
 */
export function endWithSession(stream: Readable, isStillSignedIn: () => Promise<boolean>): void {
  const look = async () => {
    if (!(await isStillSignedIn().catch(() => true))) stream.destroy()
  }
  const looking = setInterval(look, lookEveryMs)
  stream.once('close', () => clearInterval(looking))
}
