import { setTimeout as sleep } from 'node:timers/promises'

/** Enough for a page to finish its layout, also on a busy machine. */
const patienceMs = 15_000

/** The errors that remain after the page has had time to settle. */
export async function whatStays(look: () => Promise<string[]>): Promise<string[]> {
  const giveUpAt = Date.now() + patienceMs
  for (;;) {
    const faults = await look()
    if (faults.length === 0 || Date.now() > giveUpAt) return faults
    await sleep(200)
  }
}
