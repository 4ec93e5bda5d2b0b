import { vi } from 'vitest'

/** For a machine that has a great deal else to do: who waits for what never comes learns it late. */
const usualPatienceMs = 120_000

/** Waits until the question has an answer that is not false, null or undefined, and returns it. */
export function until<T>(
  ask: () => T | Promise<T>,
  patienceMs = usualPatienceMs,
): Promise<Exclude<T, false | null | undefined>> {
  return vi.waitUntil(ask, { timeout: patienceMs, interval: 20 }) as Promise<
    // waitUntil returns nothing falsy, but its type does not say so.
    Exclude<T, false | null | undefined>
  >
}
