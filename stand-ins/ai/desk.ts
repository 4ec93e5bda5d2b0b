import type { Behaviour } from './behaviour.ts'
import type { CallBook } from './create-call-book.ts'
import type { createFaultPicker } from './create-fault-picker.ts'
import type { createRateLimit } from './create-rate-limit.ts'

/** What all calls of one server share. */
export interface Desk {
  behaviour(): Behaviour
  book: CallBook
  take: ReturnType<typeof createRateLimit>
  pickFault: ReturnType<typeof createFaultPicker>
  drawLatency(latencyMs: Behaviour['latencyMs']): number
}
