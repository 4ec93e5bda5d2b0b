import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import fastify from 'fastify'
import { purchaseCredits } from '#contract/endpoints/credits.ts'
import { readCredits } from '#server/credits/read-credits.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type CheckoutStandIn, startCheckoutStandIn } from '#stand-ins/checkout/start-checkout-stand-in.ts'
import type { Actor } from './create-actor.ts'
import { expect, test as plainTest } from './test.ts'

export { expect }

export const publicUrl = 'https://bildwort.example'
export const webhookPath = '/api/webhooks/stripe'

/**
 * A test with a stand-in for the payment service as the far side, empty at each test's start. Its webhooks come when
 * the test hands them over, and in the order that the test wants.
 */
export const test = plainTest
  .extend('checkoutServer', { scope: 'file' }, async ({ handles: _ }, { onCleanup }) => {
    const checkout = await startCheckoutStandIn()
    onCleanup(checkout.close)
    return checkout
  })
  .extend('environment', { scope: 'file' }, ({ checkoutServer }) => ({
    STRIPE_SECRET_KEY: checkoutServer.secretKey,
    STRIPE_WEBHOOK_SECRET: checkoutServer.webhookSecret,
    STRIPE_API_BASE: checkoutServer.url,
    PUBLIC_URL: publicUrl,
  }))
  .extend('checkout', ({ checkoutServer }) => {
    checkoutServer.reset()
    return checkoutServer
  })
  .extend('shop', ({ app, platform, checkout }) => shopCalls(app, platform, checkout))

/** Any event, also one that the stand-in does not make. */
export type AnyEvent = { id: string; type: string; data: { object: object } }

export type Shop = ReturnType<typeof shopCalls>

function shopCalls(app: FastifyInstance, { db }: Platform, checkout: CheckoutStandIn) {
  const deliver = async (event: AnyEvent, signature?: string) => {
    const payload = JSON.stringify(event, null, 2)
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signature ?? checkout.sign(payload),
    }
    const { statusCode: status, body } = await app.inject({
      method: 'POST',
      url: webhookPath,
      headers,
      payload,
    })
    return { status, body: JSON.parse(body) }
  }
  const eventsOf = (...types: string[]) => checkout.events.filter(({ type }) => types.includes(type))

  return {
    deliver,
    eventsOf,
    /** Begins a purchase of so many euro. */
    async begin(buyer: Actor, euros: number): Promise<{ id: number; sessionId: string }> {
      const { status } = await buyer.call(purchaseCredits, { body: { amount: euros } })
      expect(status).toBe(200)
      const session = checkout.sessions().at(-1)!
      return { id: Number(session.metadata.purchaseId), sessionId: session.id }
    },
    /** Buys credit by card, and the webhook comes. */
    async buy(buyer: Actor, euros: number): Promise<{ id: number; sessionId: string }> {
      const purchase = await this.begin(buyer, euros)
      await checkout.pay(purchase.sessionId)
      expect(await deliver(eventsOf('checkout.session.completed').at(-1)!)).toMatchObject({ status: 200 })
      return purchase
    },
    /** Hands over the newest events of these types, in this order; each is to be taken. */
    async hear(...types: string[]): Promise<void> {
      for (const type of types) {
        const event = eventsOf(type).at(-1)
        if (!event) throw new Error(`There is no event ${type}.`)
        expect(await deliver(event)).toEqual({ status: 200, body: { received: true } })
      }
    },
    /** What a user has, holds and owes, in cents. */
    async creditsOf({ id }: { id: number }) {
      const { balance, held, owed } = await readCredits(db, id)
      return { balance, held, owed }
    },
    /** A user's ledger without its beginning: what purchases moved. */
    async movementsOf({ id }: { id: number }): Promise<{ cause: string; cents: number }[]> {
      const { rows } = await db.execute<{ cause: string; cents: number }>(sql`
        select cause, amount_cents::int as cents from credit_transactions
        where user_id = ${id} and purchase_id is not null order by id`)
      return rows
    },
    /** As if a purchase had been begun so long ago. */
    async age(purchaseId: number, interval: string): Promise<void> {
      await db.execute(
        sql`update purchases set created_at = created_at - ${interval}::interval where id = ${purchaseId}`,
      )
    },
    async purchaseRow(purchaseId: number) {
      const { rows } = await db.execute<{
        status: string
        sessionId: string | null
        paymentIntentId: string | null
        takenBack: number
        uncollected: number
      }>(sql`
        select status, session_id as "sessionId", payment_intent_id as "paymentIntentId",
          taken_back_cents::int as "takenBack", uncollected_cents::int as uncollected
        from purchases where id = ${purchaseId}`)
      return rows[0]
    },
  }
}

/** Somebody who answers every call to the payment service with the same object. */
export async function startImpostor(object: object) {
  const app = fastify({ forceCloseConnections: true })
  // What is sent is of no interest, whatever it is.
  app.addContentTypeParser('*', async () => null)
  app.all('*', async () => object)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, [Symbol.asyncDispose]: () => app.close() }
}
