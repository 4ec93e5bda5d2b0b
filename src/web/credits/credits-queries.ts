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
import { pollDelayMs } from './poll-delay.ts'

const creditsKey = 'credits'

export const transactionsPerPage = 25

/** What can be spent, what running jobs hold, what is owed. */
export const creditsQuery = queryOptions({
  queryKey: [creditsKey, 'balance'],
  queryFn: ({ signal }) => call(credits, { signal }),
  refetchOnMount: 'always',
})

/** One page of what moved the credit, in the words of `language`, with the number of all that match. */
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

/** What jobs cost by day or month, as days are counted where the reader is. */
export const spendingQuery = (unit: SpendingQuery['unit'], timeZone: string) =>
  queryOptions({
    queryKey: [creditsKey, 'spending', unit, timeZone],
    queryFn: ({ signal }) => call(spending, { query: { unit, timeZone }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** How a purchase stands; asked again, ever more slowly, while it is open. `isCancelled`: nobody is going to pay it. */
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

/** Is this the answer to the number of a purchase that does not exist, or is somebody else's? */
export function isNoPurchase(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400)
}

/** Begins a purchase of so many cents. */
export const purchaseMutation = mutationOptions({
  mutationFn: (cents: number) => call(purchaseCredits, { body: { amount: cents / 100 } }),
})

/** Money has moved: all that this module and the header show of it is asked anew. */
export function refreshCredits(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [creditsKey] })
  void client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
}
