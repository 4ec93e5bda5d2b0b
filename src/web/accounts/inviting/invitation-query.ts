import { queryOptions } from '@tanstack/react-query'
import { checkInvitation } from '#contract/endpoints/invitations.ts'
import { call } from '#web/http/call.ts'

/** Whom a link invites, for the client of `use-link-client.ts`. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => call(checkInvitation, { query: { token } }),
    enabled: token !== '',
  })
