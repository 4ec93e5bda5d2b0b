import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'

export const readAccount = defineEndpoint({
  method: 'GET',
  url: '/api/v1/account',
  schema: {
    summary: 'Credit, cap, prices, languages and limits of the account that the token belongs to',
    response: {
      200: z.object({
        username: z.string(),
        /** Whether the token reaches live data. False: it reaches test data. */
        livemode: z.boolean(),
        /** Whether images can be described: a key is ready for this account. */
        ready: z.boolean(),
        /** Cents that can be spent; holds are deducted. */
        balanceCents: z.int(),
        heldCents: z.int(),
        token: z.object({
          name: z.string(),
          scopes: z.array(z.string()),
          expiresAt: z.iso.datetime().nullable(),
          /** Cents in a month of the operator's books; null: no cap. */
          monthlyCapCents: z.int().nullable(),
          /** Held and spent by this token in this month. */
          spentThisMonthCents: z.int(),
        }),
        /** Built-in ones. `code` and `tag` are the same, by BCP 47. */
        languages: z.array(z.object({ code: z.string(), tag: z.string(), name: z.string() })),
        /** Cents per image by number of languages: first for one, then for two, … */
        pricesCents: z.array(z.int()),
        limits: z.object({
          imagesPerJob: z.int(),
          uploadMegabytes: z.int(),
          pictureMegabytes: z.int(),
          /** With the app’s, or those with test tokens. */
          startsPerHour: z.int(),
        }),
      }),
    },
  },
  config: { access: 'token', scope: 'account:read' },
})

export const readUsage = defineEndpoint({
  method: 'GET',
  url: '/api/v1/account/usage',
  schema: {
    summary: 'What each token was charged by month, the newest first; months without costs are left out',
    querystring: z.object({ months: z.coerce.number().int().min(1).max(36).default(12) }),
    response: {
      200: z.object({
        usage: z.array(
          z.object({
            /** Of the operator’s books, as `2026-11`. */
            month: z.string(),
            token: z.object({ id: z.int(), name: z.string() }),
            chargedCents: z.int(),
            /** Held for what runs. */
            heldCents: z.int(),
          }),
        ),
      }),
    },
  },
  config: { access: 'token', scope: 'account:read' },
})
