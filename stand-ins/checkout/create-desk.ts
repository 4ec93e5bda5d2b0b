import type { Charge, Dispute, Emit, PaymentIntent, Refund, Session } from './objects.ts'
import { Rejection } from './rejection.ts'

/** A session with what its page and its payment need and its object does not tell. */
export interface SessionRecord {
  session: Session
  /** What is sold, as the seller calls it. */
  productName: string
  intent: { metadata: Record<string, string>; description: string | null; receiptEmail: string | null }
}

/** Everything there is, each kind by its id and the oldest first. */
export interface Records {
  sessions: Map<string, SessionRecord>
  intents: Map<string, PaymentIntent>
  charges: Map<string, Charge>
  refunds: Map<string, Refund>
  disputes: Map<string, Dispute>
}

export interface Desk extends Records {
  /** Said after the change that it tells of. */
  emit: Emit
  /** Said after a change that is no event. */
  changed(): void
  /** Where the pages are. */
  url(): string
  debitSettlesAfterMs: number | null
  /** Run until a delayed payment settles by itself, by session. */
  settling: Map<string, NodeJS.Timeout>
  forget(): void
}

export const kindsOfRecords = ['sessions', 'intents', 'charges', 'refunds', 'disputes'] as const

export function createDesk(given: Pick<Desk, 'emit' | 'changed' | 'url' | 'debitSettlesAfterMs'>): Desk {
  const desk: Desk = {
    ...given,
    sessions: new Map(),
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    settling: new Map(),
    forget() {
      for (const timer of desk.settling.values()) clearTimeout(timer)
      desk.settling.clear()
      for (const kind of kindsOfRecords) desk[kind].clear()
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
