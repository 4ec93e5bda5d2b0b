import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { Activity } from '#contract/entities/activity.ts'
import { LiveState } from '#contract/entities/live-state.ts'
import { Costs, KnownModel, SetModelPriceInput } from '#contract/entities/provider-cost.ts'

export const adminStats = defineEndpoint({
  method: 'GET',
  url: '/api/admin/stats',
  schema: {
    summary:
      'How many users, jobs and described images there are; what was deleted is not counted, images that failed neither',
    response: {
      200: z.object({
        usersCount: z.int(),
        jobsCount: z.int(),
        completedJobsCount: z.int(),
        processedImagesCount: z.int(),
      }),
    },
  },
  config: { access: 'admin' },
})

const BookDay = z.iso
  .date()
  .refine((day) => day >= '2000-01-01' && day <= '2999-12-31', 'The day must lie between 2000 and 2999.')

/**
 * Days in Europe/Berlin, both inclusive. `to` defaults to today; `from` defaults to 30 days, or by month to 12 months including
 * the last one.
 */
export const CostsQuery = z
  .object({ from: BookDay.optional(), to: BookDay.optional(), unit: z.enum(['day', 'month']).default('day') })
  .refine(({ from, to }) => !from || !to || from <= to, {
    path: ['to'],
    message: 'The last day lies before the first one.',
  })
export type CostsQuery = z.infer<typeof CostsQuery>

export const costs = defineEndpoint({
  method: 'GET',
  url: '/api/admin/costs',
  schema: {
    summary:
      'Revenue against provider cost of the jobs that ended within a period, both by the time they ended',
    querystring: CostsQuery,
    response: { 200: Costs },
  },
  config: { access: 'admin' },
})

export const listModelPrices = defineEndpoint({
  method: 'GET',
  url: '/api/admin/model-prices',
  schema: {
    summary: 'The models that have a price, are in the settings or were ever asked, with what they cost now',
    response: { 200: z.array(KnownModel) },
  },
  config: { access: 'admin' },
})

export const setModelPrice = defineEndpoint({
  method: 'POST',
  url: '/api/admin/model-prices',
  schema: {
    summary: 'Set or replace what a model costs from now on; what was recorded stays as it was',
    body: SetModelPriceInput,
    response: { 204: z.void() },
  },
  config: { access: 'admin' },
})

export const activity = defineEndpoint({
  method: 'GET',
  url: '/api/admin/activity',
  schema: {
    summary:
      'New users, jobs, images and calls by day or month; deleted jobs are not counted, their calls are',
    querystring: CostsQuery,
    response: { 200: Activity },
  },
  config: { access: 'admin' },
})

export const liveState = defineEndpoint({
  method: 'GET',
  url: '/api/admin/live',
  schema: {
    summary: 'Workers, queue and providers as they are now',
    response: { 200: LiveState },
  },
  config: { access: 'admin' },
})
