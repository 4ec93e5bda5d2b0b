import { once } from 'node:events'
import { bounds } from '#server/platform/bounds.ts'
import type { Platform } from '#server/platform/platform.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { claimKey, type Found, type KeyedCall } from './claim-key.ts'
import { idempotencyChannel, nameOf } from './hold-claim.ts'

const lookAgainMs = 1_000

/**
 * Claims a call's key or finds its answer; while another run has the key, waits for that run's answer. Refuses `idempotency_running` if
 * that takes too long, and `idempotency_mismatch`.
 */
export async function waitForFirst(
  { db, events }: Pick<Platform, 'db' | 'events'>,
  call: KeyedCall,
  { waitMs = bounds.idempotencyWaitMs }: { waitMs?: number } = {},
): Promise<Exclude<Found, { kind: 'running' | 'mismatch' }>> {
  const until = performance.now() + waitMs
  const first = await claimKey(db, call)
  if (first.kind !== 'running') return turnOf(first)
  const ended = new EventTarget()
  const name = nameOf(call)
  const stopListening = events.on(idempotencyChannel, (payload) => {
    if (payload === name || payload === '') ended.dispatchEvent(new Event('ended'))
  })
  try {
    for (;;) {
      // Listen before looking, so that no end in between is missed.
      const soon = once(ended, 'ended', { signal: AbortSignal.timeout(lookAgainMs) }).catch(() => undefined)
      const found = await claimKey(db, call)
      if (found.kind !== 'running') return turnOf(found)
      if (performance.now() > until) throw new Refusal('idempotency_running')
      await soon
    }
  } finally {
    stopListening()
  }
}

function turnOf(found: Exclude<Found, { kind: 'running' }>) {
  if (found.kind === 'mismatch') throw new Refusal('idempotency_mismatch')
  return found
}
