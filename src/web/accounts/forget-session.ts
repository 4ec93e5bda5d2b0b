import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#web/http/current-user.ts'
import { forgetUser } from '#web/http/query-client.ts'
import { forgetStoredDrafts } from '#web/http/stored-drafts.ts'
import { forgetStoredFiles } from '#web/http/stored-files.ts'
import { forgetToken } from '#web/http/stored-token.ts'

/** Ends the session on the user's request: removes its token and everything that belongs to the user. */
export async function forgetSession(client: QueryClient): Promise<void> {
  // A refetch in flight would restore the user.
  await client.cancelQueries({ queryKey: currentUserQuery.queryKey })
  const user = client.getQueryData(currentUserQuery.queryKey)
  forgetToken()
  forgetUser(client)
  if (user) forgetStoredDrafts(user.id)
  await forgetStoredFiles()
}
