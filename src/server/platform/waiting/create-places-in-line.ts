import { type AtOnce, limitAtOnce, type Place } from '#server/platform/limit-at-once.ts'

export interface PlacesInLine {
  /** Waits for a place; returns `full` if the line is full, too. Throws the signal's reason if it aborts while waiting. */
  enter(userId: number, signal: AbortSignal): Promise<Place>
}

interface Waiter {
  userId: number
  begin(release: () => void): void
}

/** Places by user and process, with a bounded waiting line. Of all who wait, the user with the fewest places is next. */
export function createPlacesInLine(atOnce: AtOnce, inLine: AtOnce): PlacesInLine {
  const places = limitAtOnce(atOnce)
  const line = limitAtOnce(inLine)
  const waiting: Waiter[] = []

  const leaving = (release: () => void) => () => {
    release()
    admitNext()
  }

  function admitNext() {
    const fewest = Math.min(...waiting.map(({ userId }) => places.taken(userId)))
    const next = waiting.findIndex(({ userId }) => places.taken(userId) === fewest)
    if (next < 0) return
    const place = places.take(waiting[next]!.userId)
    if ('full' in place) return
    const [waiter] = waiting.splice(next, 1)
    waiter!.begin(leaving(place.release))
  }

  return {
    async enter(userId, signal) {
      signal.throwIfAborted()
      const place = places.take(userId)
      if ('release' in place) return { release: leaving(place.release) }
      const inLine = line.take(userId)
      if ('full' in inLine) return inLine
      return new Promise<Place>((resolve, reject) => {
        const waiter: Waiter = {
          userId,
          begin(release) {
            signal.removeEventListener('abort', giveUp)
            resolve({ release })
          },
        }
        const giveUp = () => {
          waiting.splice(waiting.indexOf(waiter), 1)
          reject(signal.reason)
        }
        waiting.push(waiter)
        signal.addEventListener('abort', giveUp, { once: true })
      }).finally(inLine.release)
    },
  }
}
