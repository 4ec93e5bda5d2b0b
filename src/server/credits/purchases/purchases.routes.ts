import * as calls from '#contract/endpoints/credits.ts'
import type { MountRoutes } from '#server/platform/build-app.ts'
import { callsPerUser } from '#server/platform/calls-per-user.ts'
import { limitAttempts } from '#server/platform/limit-attempts.ts'
import { mount } from '#server/platform/mount.ts'
import type { Database } from '#server/platform/open-database.ts'
import { findReceipt } from './find-receipt.ts'
import { readPurchase } from './read-purchase.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { startPurchase } from './start-purchase.ts'

/** Finds users' addresses; the accounts module passes this in. */
export type FindOwners = (db: Database, userIds: number[]) => Promise<Map<number, { email: string }>>

/** Each creates a page at the payment service. Source: docs/specification/bounds.md#limits */
const purchasesPerUser = { max: 20, windowMs: 60 * 60_000 }

/** Each is a request to the payment service, whose rate limit all users share. */
const receiptsPerUser = callsPerUser(60)

/** Buying credit, and the payment service's webhooks. */
export function purchaseRoutes(findOwners: FindOwners): MountRoutes {
  return (app, platform) => {
    const { db } = platform
    const attempts = limitAttempts(platform)

    mount(app, calls.purchaseCredits, async ({ body, caller }) => {
      await attempts.count(`purchases of ${caller.id}`, purchasesPerUser)
      const email = (await findOwners(db, [caller.id])).get(caller.id)?.email ?? ''
      return startPurchase(platform, { ...caller, email }, body.amount)
    })

    mount(app, calls.purchase, ({ params, caller }) => readPurchase(db, caller.id, params.id))

    mount(
      app,
      calls.purchaseReceipt,
      async ({ params, caller, reply }) => reply.redirect(await findReceipt(platform, caller, params.id)),
      { rateLimit: receiptsPerUser },
    )

    app.register(async (scope) => {
      // The signature covers the bytes: a parsed and reserialised body would not match.
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(
        'application/json',
        { parseAs: 'buffer' },
        async (_: unknown, body: Buffer) => body,
      )
      mount(scope, calls.stripeWebhook, async ({ request }) => {
        const signature = String(request.headers['stripe-signature'] ?? '')
        // Safe: the parser above is the only one here; a request without a body has none.
        const body = (request.body as Buffer | undefined) ?? Buffer.alloc(0)
        await receiveWebhook(platform, { body, signature })
        return { received: true } as const
      })
    })
  }
}
