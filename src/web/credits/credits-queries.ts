import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  credits,
  creditTransactions,
  purchase,
  purchaseCredits,
  type SpendingQuery,
  spending,
} from '#contract/endpoints/credits.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { call, callList } from '#web/http/call.ts'
import { CallError } from '#web/http/call-error.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import type { HistoryView } from './history-view.ts'

const creditsKey = 'credits'

export const transactionsPerPage = 25

/** The balance, the amount that running jobs hold, and the amount owed. */
export const creditsQuery = queryOptions({
  queryKey: [creditsKey, 'balance'],
  queryFn: ({ signal }) => call(credits, { signal }),
  refetchOnMount: 'always',
})

/** One page of the transactions, in `language`, with the total that matches. */
export const transactionsQuery = ({ type, search, page }: HistoryView, language: UiLanguage) =>
  queryOptions({
    queryKey: [creditsKey, 'transactions', language, type, search, page],
    queryFn: ({ signal }) => {
      const query = {
        type: type === 'all' ? undefined : type,
        search: search || undefined,
        offset: (page - 1) * transactionsPerPage,
        limit: transactionsPerPage,
      }
      return callList(creditTransactions, { query, signal })
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** The cost of jobs by day or month, in the reader's time zone. */
export const spendingQuery = (unit: SpendingQuery['unit'], timeZone: string) =>
  queryOptions({
    queryKey: [creditsKey, 'spending', unit, timeZone],
    queryFn: ({ signal }) => call(spending, { query: { unit, timeZone }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

const firstMs = 1_500
const longestMs = 10_000

/**
 * The state of a purchase, polled at growing intervals while it is open. With `isCancelled` it is not polled, because no payment will
 * follow.
 */
export const purchaseQuery = (id: number, isCancelled: boolean) =>
  queryOptions({
    queryKey: [creditsKey, 'purchase', id],
    queryFn: ({ signal }) => call(purchase, { params: { id }, signal }),
    refetchInterval: ({ state }) => {
      if (isNoPurchase(state.error)) return false
      if (state.data && (isCancelled || state.data.status !== 'open')) return false
      return pollDelayMs(state.dataUpdateCount + state.errorUpdateCount)
    },
    refetchOnWindowFocus: ({ state }) => (state.data?.status === 'open' ? 'always' : false),
  })

/** The delay before the next poll, after this many: short at first, then growing. */
export function pollDelayMs(looks: number): number {
  return Math.min(longestMs, firstMs * 1.4 ** Math.max(0, looks - 1))
}

/** Whether the purchase does not exist or belongs to another user. */
export function isNoPurchase(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400)
}

/** Starts a purchase of this many cents. */
export const purchaseMutation = mutationOptions({
  mutationFn: (cents: number) => call(purchaseCredits, { body: { amount: cents / 100 } }),
})

/** Refetches everything that shows money in this module and the header. */
export function refreshCredits(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [creditsKey] })
  void client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
}
