import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/entities/user.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { forgiveSignOut } from '#web/http/owed-sign-out.ts'
import { storeToken } from '#web/http/stored-token.ts'

/** After signing in the user is fetched again: the cookie of an embedded page may be set late. Source: docs/specification.md#states */
const refetchAfterMs = [200, 1_000]

/** A sign-in that is not complete: in a frame its token goes on with it. */
export function keepHalf({ iframeToken }: { iframeToken?: string | undefined }): void {
  if (iframeToken) storeToken(iframeToken)
  forgiveSignOut()
}

/** A user who has signed in or registered is known at once, and looked at again soon. */
export function keepSignedIn(
  client: QueryClient,
  { iframeToken, ...user }: User & { iframeToken?: string | undefined },
): void {
  if (iframeToken) storeToken(iframeToken)
  forgiveSignOut()
  client.setQueryData(currentUserQuery.queryKey, user)
  for (const ms of refetchAfterMs) {
    setTimeout(() => client.invalidateQueries({ queryKey: currentUserQuery.queryKey }), ms)
  }
}
