import fastify from 'fastify'
import type { Fault } from './admit-call.ts'
import { closeDispute } from './close-dispute.ts'
import { createDesk } from './create-desk.ts'
import { createEventBook } from './create-event-book.ts'
import { createIdempotencyBook } from './create-idempotency-book.ts'
import { createPostman } from './create-postman.ts'
import { expireSession } from './expire-session.ts'
import { failRefund } from './fail-refund.ts'
import { findPayment } from './find-payment.ts'
import { findSession } from './find-session.ts'
import { readRecords, writeRecords } from './keep-records.ts'
import { mountApi } from './mount-api.ts'
import { mountPages } from './mount-pages.ts'
import type { Session, StripeEvent } from './objects.ts'
import { openDispute } from './open-dispute.ts'
import { type PaymentMethod, paySession } from './pay-session.ts'
import { refundCharge } from './refund-charge.ts'
import { secondsNow } from './seconds-now.ts'
import { settleDebit } from './settle-debit.ts'
import { signBody } from './sign-body.ts'

export type { StripeEvent }
export type SessionView = Readonly<Session>

export interface CheckoutStandInOptions {
  /** 0, the default, picks a free one. */
  port?: number
  /** The only valid key. Default `sk_test_stand_in`. */
  secretKey?: string
  /** Signs events. Default `whsec_stand_in`. */
  webhookSecret?: string
  /** Where events are sent; null, the default, sends none. */
  webhookUrl?: string | null
  /** The time after which a direct debit succeeds by itself; null, the default: only on request. */
  debitSettlesAfterMs?: number | null
  /** A file in which payments survive this process; null, the default: none. Events and idempotency keys do not survive. */
  file?: string | null
}

export interface CheckoutChange {
  webhookUrl?: string | null
  /** `held`: events are kept, and only `deliver` sends them. */
  delivery?: 'at-once' | 'held'
  /** Applied to every call before anything is done. */
  fault?: Fault
}

/** Methods that cause an event resolve once the event exists; it is delivered in the background. */
export interface CheckoutStandIn {
  url: string
  secretKey: string
  webhookSecret: string
  /** All events so far, oldest first, as the objects that are (or would be) sent. */
  events: readonly StripeEvent[]
  /** The newest last. */
  sessions(): SessionView[]
  /** Pays as a person would on the page. */
  pay(sessionId: string, method?: PaymentMethod): Promise<void>
  settleDebit(sessionId: string, outcome: 'succeeded' | 'failed'): Promise<void>
  expire(sessionId: string): Promise<void>
  /** Resolves to the refund's id. Without `cents`, refunds the remaining amount. */
  refund(sessionId: string, cents?: number): Promise<string>
  failRefund(refundId: string): Promise<void>
  /** Resolves to the dispute's id. */
  dispute(sessionId: string, cents?: number): Promise<string>
  closeDispute(disputeId: string, outcome: 'won' | 'lost'): Promise<void>
  /** The `Stripe-Signature` header of a body, `at` in seconds (default now). */
  sign(body: string, at?: number): string
  /** Sends one event once, regardless of earlier deliveries; resolves to the status of the answer. */
  deliver(eventId: string): Promise<number>
  /** Resolves when no delivery is pending. */
  delivered(): Promise<void>
  set(change: CheckoutChange): void
  /** Removes sessions, payments, events and pending deliveries, and resets all settings except `webhookUrl`. */
  reset(): void
  close(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** Stripe on 127.0.0.1: its calls for one-time payments, a payment page, and signed webhooks. No money moves. */
export async function startCheckoutStandIn(options: CheckoutStandInOptions = {}): Promise<CheckoutStandIn> {
  const { port = 0, secretKey = 'sk_test_stand_in', webhookSecret = 'whsec_stand_in' } = options
  const usual = { delivery: 'at-once', fault: 'off' } as const
  let steering: Required<CheckoutChange> = { webhookUrl: options.webhookUrl ?? null, ...usual }
  let url = ''
  const postman = createPostman(
    () => (steering.delivery === 'held' ? null : steering.webhookUrl),
    webhookSecret,
  )
  const { debitSettlesAfterMs = null, file = null } = options
  const keep = () => {
    if (file !== null) writeRecords(desk, file)
  }
  const book = createEventBook((event) => {
    keep()
    postman.post(event)
  })
  const desk = createDesk({ emit: book.emit, changed: keep, url: () => url, debitSettlesAfterMs })
  const repeats = createIdempotencyBook()

  const app = fastify({ forceCloseConnections: true })
  await app.register(async (api) => mountApi(api, desk, secretKey, repeats, () => steering.fault), {
    prefix: '/v1',
  })
  await app.register(async (pages) => mountPages(pages, desk))
  url = await app.listen({ host: '127.0.0.1', port })
  if (file !== null) readRecords(desk, file)

  const chargeOf = (sessionId: string) => findPayment(desk, findSession(desk, sessionId).session).charge
  const close = async () => {
    desk.forget()
    await Promise.all([postman.drop(), app.close()])
  }
  return {
    url,
    secretKey,
    webhookSecret,
    events: book.events,
    sessions: () => [...desk.sessions.values()].map(({ session }) => structuredClone(session)),
    pay: async (sessionId, method = 'card') => paySession(desk, sessionId, method),
    settleDebit: async (sessionId, outcome) => settleDebit(desk, sessionId, outcome),
    expire: async (sessionId) => void expireSession(desk, sessionId),
    refund: async (sessionId, cents) => refundCharge(desk, chargeOf(sessionId), { amount: cents }).id,
    failRefund: async (refundId) => failRefund(desk, refundId),
    dispute: async (sessionId, cents) => openDispute(desk, chargeOf(sessionId), cents).id,
    closeDispute: async (disputeId, outcome) => closeDispute(desk, disputeId, outcome),
    sign: (body, at = secondsNow()) => signBody(body, webhookSecret, at),
    async deliver(eventId) {
      if (steering.webhookUrl === null) throw new Error('There is no webhookUrl to deliver to.')
      return postman.send(book.find(eventId), steering.webhookUrl)
    },
    delivered: postman.idle,
    set(change) {
      steering = { ...steering, ...change }
    },
    reset() {
      postman.drop()
      desk.forget()
      keep()
      book.forget()
      repeats.forget()
      steering = { ...steering, ...usual }
    },
    close,
    [Symbol.asyncDispose]: close,
  }
}
