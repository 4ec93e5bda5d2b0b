import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { uncollectedPurchases, userCredits, userDetail, userTransactions } from '#contract/endpoints/admin.ts'
import { changeUserLimit, userLimits } from '#contract/endpoints/limits.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { call, callList } from '#web/http/call.ts'
import type { CreditView } from './credit-view.ts'

export const transactionsPerPage = 25
export const uncollectedPerPage = 10

export const userQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'users', 'one', id],
    queryFn: ({ signal }) => call(userDetail, { params: { id }, signal }),
    refetchOnMount: 'always',
  })

/** A user's balance, held and owed amounts. */
export const userCreditsQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'credits', id],
    queryFn: ({ signal }) => call(userCredits, { params: { id }, signal }),
    refetchOnMount: 'always',
  })

export const userLimitsQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'limits', id],
    queryFn: ({ signal }) => call(userLimits, { params: { id }, signal }),
    refetchOnMount: 'always',
  })

export const changeUserLimitMutation = (client: QueryClient, id: number) =>
  mutationOptions({
    mutationFn: (adminLimitCents: number | null) =>
      call(changeUserLimit, { params: { id }, body: { adminLimitCents } }),
    onSuccess: (limits) => client.setQueryData(userLimitsQuery(id).queryKey, limits),
  })

/** One page of a user's transactions, in `language`, with the total that matches. */
export const userTransactionsQuery = (
  id: number,
  { type, page }: Pick<CreditView, 'type' | 'page'>,
  language: UiLanguage,
) =>
  queryOptions({
    queryKey: ['admin', 'transactions', id, language, type, page],
    queryFn: ({ signal }) => {
      const query = {
        type: type === 'all' ? undefined : type,
        offset: (page - 1) * transactionsPerPage,
        limit: transactionsPerPage,
      }
      return callList(userTransactions, { params: { id }, query, signal })
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** All purchases that were refunded or disputed after their credit was spent. */
export const uncollectedQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'uncollected', page],
    queryFn: ({ signal }) => {
      const query = { offset: (page - 1) * uncollectedPerPage, limit: uncollectedPerPage }
      return callList(uncollectedPurchases, { query, signal })
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
