import { laterInRealTime } from '#server/describing/clock.ts'

/** A clock for tests that does not wait: sleeping moves it on, and is remembered. What comes later takes its time. */
export function createFastClock() {
  let time = 1_000_000
  const slept: number[] = []
  return {
    slept,
    now: () => time,
    async sleep(ms: number, signal: AbortSignal) {
      signal.throwIfAborted()
      slept.push(ms)
      time += ms
    },
    later: laterInRealTime,
  }
}
