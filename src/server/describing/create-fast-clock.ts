/** A clock for tests that does not wait: sleeping moves it on, and is remembered. */
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
  }
}
