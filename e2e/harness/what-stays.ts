import { setTimeout as sleep } from 'node:timers/promises'

/** A page that is still laying itself out has come to rest by then, on a busy machine, too. */
const patienceMs = 15_000

/** The faults that a page keeps: those that a look still finds when the page has had time to come to rest. */
export async function whatStays(look: () => Promise<string[]>): Promise<string[]> {
  const giveUpAt = Date.now() + patienceMs
  for (;;) {
    const faults = await look()
    if (faults.length === 0 || Date.now() > giveUpAt) return faults
    await sleep(200)
  }
}
