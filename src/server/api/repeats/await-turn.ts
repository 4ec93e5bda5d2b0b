import { once } from 'node:events'
import { bounds } from '#server/platform/bounds.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { claimRepeat, type Found, type KeyedCall } from './claim-repeat.ts'
import { nameOf, repeatChannel } from './hold-claim.ts'

const lookAgainMs = 1_000

/**
 * Claims a call or finds its answer; while another run has it, its answer is waited for. Refuses `idempotency_running`
 * where that takes too long, and `idempotency_mismatch`.
 */
export async function awaitTurn(
  { db, events }: Pick<Platform, 'db' | 'events'>,
  call: KeyedCall,
  { waitMs = bounds.repeatWaitMs }: { waitMs?: number } = {},
): Promise<Exclude<Found, { kind: 'running' | 'mismatch' }>> {
  const until = performance.now() + waitMs
  const first = await claimRepeat(db, call)
  if (first.kind !== 'running') return turnOf(first)
  const told = new EventTarget()
  const name = nameOf(call)
  const endListening = events.on(repeatChannel, (payload) => {
    if (payload === name || payload === '') told.dispatchEvent(new Event('told'))
  })
  try {
    for (;;) {
      // Listening begins before it is looked: what ends in between is not missed.
      const soon = once(told, 'told', { signal: AbortSignal.timeout(lookAgainMs) }).catch(() => undefined)
      const found = await claimRepeat(db, call)
      if (found.kind !== 'running') return turnOf(found)
      if (performance.now() > until) throw new Refusal('idempotency_running')
      await soon
    }
  } finally {
    endListening()
  }
}

function turnOf(found: Exclude<Found, { kind: 'running' }>) {
  if (found.kind === 'mismatch') throw new Refusal('idempotency_mismatch')
  return found
}
