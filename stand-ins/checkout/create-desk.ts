import type { Charge, Dispute, Emit, PaymentIntent, Refund, Session } from './objects.ts'
import { Rejection } from './rejection.ts'

/** A session with what its page and payment need beyond the API object. */
export interface SessionRecord {
  session: Session
  /** The product's name, as the seller sets it. */
  productName: string
  intent: { metadata: Record<string, string>; description: string | null; receiptEmail: string | null }
}

/** All records of each kind by id, oldest first. */
export interface Records {
  sessions: Map<string, SessionRecord>
  intents: Map<string, PaymentIntent>
  charges: Map<string, Charge>
  refunds: Map<string, Refund>
  disputes: Map<string, Dispute>
}

export interface Desk extends Records {
  /** Called after the change that the event describes. */
  emit: Emit
  /** Called after a change without an event. */
  changed(): void
  /** The address of the pages. */
  url(): string
  debitSettlesAfterMs: number | null
  /** Timers of delayed payments that settle by themselves, by session. */
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

/** Throws Stripe's error for an unknown id. */
export function find<Kind>(kinds: Map<string, Kind>, kind: string, id: string, param = kind): Kind {
  const found = kinds.get(id)
  if (!found) throw Rejection.missing(kind, id, param)
  return found
}
