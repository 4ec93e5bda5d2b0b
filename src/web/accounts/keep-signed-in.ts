import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/entities/user.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { forgiveSignOut } from '#web/http/owed-sign-out.ts'
import { sessionEndedKey } from '#web/http/query-client.ts'
import { storeToken } from '#web/http/stored-token.ts'

/**
 * Delays after which the user is refetched after signing in: browsers can set the cookie of an embedded page late.
 * Source: docs/specification/calls.md#states
 */
const refetchAfterMs = [200, 1_000]

/** Stores the token of an incomplete sign-in, which an embedded page needs for the next step. */
export function keepHalf({ iframeToken }: { iframeToken?: string | undefined }): void {
  if (iframeToken) storeToken(iframeToken)
  forgiveSignOut()
}

/** Stores a user who has signed in or registered, and refetches them soon. */
export function keepSignedIn(
  client: QueryClient,
  { iframeToken, ...user }: User & { iframeToken?: string | undefined },
): void {
  if (iframeToken) storeToken(iframeToken)
  forgiveSignOut()
  client.setQueryData(currentUserQuery.queryKey, user)
  client.removeQueries({ queryKey: sessionEndedKey })
  for (const ms of refetchAfterMs) {
    setTimeout(() => client.invalidateQueries({ queryKey: currentUserQuery.queryKey }), ms)
  }
}
