import type { Charge, Dispute, Emit, PaymentIntent, Refund, Session } from './objects.ts'
import { Rejection } from './rejection.ts'

/** A session with what its page and its payment need and its object does not tell. */
export interface SessionRecord {
  session: Session
  /** What is sold, as the seller calls it. */
  productName: string
  intent: { metadata: Record<string, string>; description: string | null; receiptEmail: string | null }
  /** Runs until a delayed payment settles by itself. */
  settling?: NodeJS.Timeout
}

/** Everything there is, each kind by its id and the oldest first. */
export interface Desk {
  sessions: Map<string, SessionRecord>
  intents: Map<string, PaymentIntent>
  charges: Map<string, Charge>
  refunds: Map<string, Refund>
  disputes: Map<string, Dispute>
  emit: Emit
  /** Where the pages are. */
  url(): string
  debitSettlesAfterMs: number | null
  forget(): void
}

export function createDesk(given: Pick<Desk, 'emit' | 'url' | 'debitSettlesAfterMs'>): Desk {
  const desk: Desk = {
    ...given,
    sessions: new Map(),
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    forget() {
      for (const { settling } of desk.sessions.values()) clearTimeout(settling)
      for (const kind of [desk.sessions, desk.intents, desk.charges, desk.refunds, desk.disputes])
        kind.clear()
    },
  }
  return desk
}

/** Throws a rejection as Stripe words it for what it does not know. */
export function find<Kind>(kinds: Map<string, Kind>, kind: string, id: string, param = kind): Kind {
  const found = kinds.get(id)
  if (!found) throw Rejection.missing(kind, id, param)
  return found
}
