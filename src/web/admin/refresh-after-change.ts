import type { QueryClient } from '@tanstack/react-query'

/** What an administrator changes may be theirs, too: keys, own statistics, own jobs. */
const families = ['admin', 'apikeys', 'user', 'jobs']

/** Asks anew for everything on the screen that a change of users or keys may have touched. */
export function refreshAfterChange(client: QueryClient): void {
  for (const family of families) void client.invalidateQueries({ queryKey: [family] })
}
