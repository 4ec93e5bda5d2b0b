import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type InviteInput,
  invite,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from '#contract/endpoints/invitations.ts'
import { listTokensOfUser, revokeTokenOfUser } from '#contract/endpoints/tokens.ts'
import {
  liftSuspension,
  makeAdmin,
  suspendUser,
  suspension,
  unmakeAdmin,
} from '#contract/endpoints/user-status.ts'
import { refreshAfterChange } from '#web/admin/parts/refresh-after-change.ts'
import { call, callList } from '#web/http/call.ts'

export const invitationsPerPage = 10

/** One page of the invited people, with their total. */
export const invitationsQuery = (page: number) =>
  queryOptions({
    queryKey: ['admin', 'invitations', page],
    queryFn: ({ signal }) => {
      const query = { offset: (page - 1) * invitationsPerPage, limit: invitationsPerPage }
      return callList(listInvitations, { query, signal })
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** When and why a user was suspended. Not part of the lists that are refetched: after the suspension is lifted the query would fail. */
export const suspensionQuery = (id: number) =>
  queryOptions({
    queryKey: ['suspension', id],
    queryFn: ({ signal }) => call(suspension, { params: { id }, signal }),
    refetchOnMount: 'always',
  })

export const inviteMutation = (client: QueryClient) =>
  changing(client, (body: InviteInput) => call(invite, { body }))

export const resendInvitationMutation = (client: QueryClient) =>
  changing(client, (id: number) => call(resendInvitation, { params: { id } }))

export const withdrawInvitationMutation = (client: QueryClient) =>
  changing(client, (id: number) => call(withdrawInvitation, { params: { id } }))

export const suspendMutation = (client: QueryClient) =>
  changing(client, ({ id, reason }: { id: number; reason: string }) =>
    call(suspendUser, { params: { id }, body: { reason } }),
  )

export const liftMutation = (client: QueryClient) =>
  changing(client, (id: number) => call(liftSuspension, { params: { id } }))

export const roleMutation = (client: QueryClient) =>
  changing(client, ({ id, isAdmin }: { id: number; isAdmin: boolean }) =>
    call(isAdmin ? makeAdmin : unmakeAdmin, { params: { id } }),
  )

function changing<Input, Answer>(client: QueryClient, mutationFn: (input: Input) => Promise<Answer>) {
  return mutationOptions({ mutationFn, onSettled: () => refreshAfterChange(client) })
}

/** Always refetched, because the user may have created or revoked tokens. */
export const tokensOfUserQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'tokens', id],
    queryFn: ({ signal }) => call(listTokensOfUser, { params: { id }, signal }),
    refetchOnMount: 'always',
    gcTime: 0,
  })

export const revokeTokenOfUserMutation = (client: QueryClient) =>
  changing(client, (params: { id: number; tokenId: number }) => call(revokeTokenOfUser, { params }))
