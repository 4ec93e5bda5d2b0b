import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '#web/http/current-user.ts'
import { forgetUser } from '#web/http/query-client.ts'
import { forgetStoredDrafts } from '#web/http/stored-drafts.ts'
import { forgetStoredFiles } from '#web/http/stored-files.ts'
import { forgetToken } from '#web/http/stored-token.ts'

/** The session is over by its user's own will: its token goes, and everything that was theirs. */
export async function forgetSession(client: QueryClient): Promise<void> {
  // A look at the user that is under way would bring them back.
  await client.cancelQueries({ queryKey: currentUserQuery.queryKey })
  const user = client.getQueryData(currentUserQuery.queryKey)
  forgetToken()
  forgetUser(client)
  if (user) forgetStoredDrafts(user.id)
  await forgetStoredFiles()
}
