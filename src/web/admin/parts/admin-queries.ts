import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  deleteUser,
  endSessionsOfUser,
  listGlobalKeys,
  listUsers,
  listUsersWithKeys,
  listUsersWithoutKeys,
  removeGlobalKey,
  removeUserKey,
  resetUserStats,
} from '#contract/endpoints/admin.ts'
import type { ApiKeyName } from '#contract/entities/api-key.ts'
import type { User } from '#contract/entities/user.ts'
import { limits } from '#contract/limits.ts'
import { call, callList } from '#web/http/call.ts'
import { refreshAfterChange } from './refresh-after-change.ts'
import type { UserView } from './user-view.ts'

const lists = { all: listUsers, waiting: listUsersWithoutKeys, withKeys: listUsersWithKeys }
export type UserListName = keyof typeof lists

export const usersPerPage = 50
export const waitingPerPage = 10
const lookAgainMs = 30_000

/** One page of a list of users, with the total that matches. */
export const usersQuery = (list: UserListName, { search, sort, page, state }: UserView) =>
  queryOptions({
    queryKey: ['admin', 'users', list, state, search, sort.key, sort.direction, page],
    queryFn: ({ signal }) => {
      const query = {
        offset: (page - 1) * usersPerPage,
        limit: usersPerPage,
        search: search || undefined,
        state: state === 'all' ? undefined : state,
        sort: sort.key,
        order: sort.direction,
      }
      return callList(lists[list], { query, signal })
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** Users who wait for a key, the longest wait first. Refetched every 30 s, because users register while the page is open. */
export const waitingUsersQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'users', 'longest-waiting', page],
    queryFn: ({ signal }) => {
      const offset = (page - 1) * waitingPerPage
      const query = { offset, limit: waitingPerPage, sort: 'createdAt', order: 'asc' } as const
      return callList(listUsersWithoutKeys, { query, signal })
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: lookAgainMs,
  })

/** All users of a list, up to the maximum of a selection. */
export async function listForChoice(
  list: UserListName,
  { search, sort, state }: Pick<UserView, 'search' | 'state'> & Partial<Pick<UserView, 'sort'>>,
): Promise<User[]> {
  const query = {
    limit: limits.keysAssignedAtOnce,
    search: search || undefined,
    state: state === 'all' ? undefined : state,
    sort: sort?.key ?? 'createdAt',
    order: sort?.direction ?? 'asc',
  }
  return call(lists[list], { query })
}

/** The number of users whose own key was refused by its provider, and one of them. */
export const refusedUsersQuery = queryOptions({
  queryKey: ['admin', 'users', 'refused'],
  queryFn: ({ signal }) => callList(listUsers, { query: { state: 'key_refused', limit: 1 }, signal }),
  refetchOnMount: 'always',
})

/** A few users that match the typed name. */
export const userChoicesQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'users', 'choices', search],
    queryFn: ({ signal }) => {
      const query = { limit: 8, search: search || undefined, sort: 'username', order: 'asc' } as const
      return callList(listUsers, { query, signal })
    },
    placeholderData: keepPreviousData,
    gcTime: lookAgainMs,
  })

export const globalKeysQuery = queryOptions({
  queryKey: ['admin', 'global-keys'],
  queryFn: ({ signal }) => call(listGlobalKeys, { signal }),
  refetchOnMount: 'always',
})

export const deleteUserMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => call(deleteUser, { params: { id } }),
    onSettled: () => refreshAfterChange(client),
  })

export const endSessionsMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => call(endSessionsOfUser, { params: { id } }),
    onSettled: () => refreshAfterChange(client),
  })

export const resetUserMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => call(resetUserStats, { params: { id } }),
    onSettled: () => refreshAfterChange(client),
  })

export const removeUserKeyMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (params: { id: number; name: ApiKeyName }) => call(removeUserKey, { params }),
    onSettled: () => refreshAfterChange(client),
  })

export const removeGlobalKeyMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (name: ApiKeyName) => call(removeGlobalKey, { params: { name } }),
    onSettled: () => refreshAfterChange(client),
  })
