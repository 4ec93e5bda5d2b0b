import type { Behaviour } from '#stand-ins/ai/behaviour.ts'
import type { CallBook } from './create-call-book.ts'
import type { createCrowd } from './create-crowd.ts'
import type { createFaultPicker } from './create-fault-picker.ts'
import type { createGate } from './create-gate.ts'
import type { createRateLimit } from './create-rate-limit.ts'
import type { TrafficBook } from './create-traffic-book.ts'

/** What all calls of one server share. */
export interface Desk {
  behaviour(): Behaviour
  book: CallBook
  traffic: TrafficBook
  crowd: ReturnType<typeof createCrowd>
  gate: ReturnType<typeof createGate>
  take: ReturnType<typeof createRateLimit>
  pickFault: ReturnType<typeof createFaultPicker>
  drawLatency(latencyMs: Behaviour['latencyMs']): number
}
