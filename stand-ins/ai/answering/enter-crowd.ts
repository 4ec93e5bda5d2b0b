import type { Protocol } from '#stand-ins/ai/protocols/protocol.ts'
import type { Desk } from '#stand-ins/ai/state/desk.ts'

/** Counts a call as under way; throws a `Rejection` when its key (`holder`) has as many as the hidden limit allows. */
export function enterCrowd(desk: Desk, protocol: Protocol, holder: string): void {
  const { hiddenLimit } = desk.behaviour()
  if (!desk.crowd.enter(holder, hiddenLimit?.mostUnderWay ?? null))
    throw protocol.rejectCrowd(hiddenLimit?.retryAfterSeconds)
  desk.traffic.admit()
}
