import Stripe from 'stripe'
import { makeId } from './make-id.ts'
import type { Emit, StripeEvent } from './objects.ts'
import { secondsNow } from './seconds-now.ts'

/** Keeps every event, oldest first, and passes each on. */
export function createEventBook(handOn: (event: StripeEvent) => void) {
  const events: StripeEvent[] = []
  const emit: Emit = (type, object) => {
    const event = {
      id: makeId('evt_'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: secondsNow(),
      // A copy: later changes of the object belong to later events.
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    } as StripeEvent // The signature pairs the two, which is lost on the union.
    events.push(event)
    handOn(event)
  }
  return {
    events: events as readonly StripeEvent[],
    emit,
    find(id: string): StripeEvent {
      const event = events.find((one) => one.id === id)
      if (!event) throw new Error(`There is no event ${id}.`)
      return event
    },
    forget() {
      events.length = 0
    },
  }
}
