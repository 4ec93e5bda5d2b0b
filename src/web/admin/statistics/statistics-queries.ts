import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  activity,
  adminStats,
  costs,
  listModelPrices,
  setModelPrice,
} from '#contract/endpoints/statistics.ts'
import type { SetModelPriceInput } from '#contract/entities/provider-cost.ts'
import { call } from '#web/http/call.ts'
import { type PeriodName, periods } from './cost-period.ts'

const family = ['admin', 'statistics']

/** The number of users, jobs and images. */
export const countsQuery = queryOptions({
  queryKey: [...family, 'counts'],
  queryFn: ({ signal }) => call(adminStats, { signal }),
  refetchOnMount: 'always',
})

/** Revenue and provider cost. */
export const costsQuery = (period: PeriodName) =>
  queryOptions({
    queryKey: [...family, 'costs', period],
    queryFn: ({ signal }) => call(costs, { query: periods[period], signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** The number of users, jobs, images and calls over time. */
export const activityQuery = (period: PeriodName) =>
  queryOptions({
    queryKey: [...family, 'activity', period],
    queryFn: ({ signal }) => call(activity, { query: periods[period], signal }),
    refetchOnMount: 'always',
  })

/** The known models and their prices. */
export const modelPricesQuery = queryOptions({
  queryKey: [...family, 'prices'],
  queryFn: ({ signal }) => call(listModelPrices, { signal }),
  refetchOnMount: 'always',
})

/** Resolves when this tab's lists have been refetched. */
export async function saveModelPrice(client: QueryClient, body: SetModelPriceInput): Promise<void> {
  await call(setModelPrice, { body })
  await client.invalidateQueries({ queryKey: family })
}
