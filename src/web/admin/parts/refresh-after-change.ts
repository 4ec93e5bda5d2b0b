import type { QueryClient } from '@tanstack/react-query'

/** What an administrator changes may be theirs, too: keys, credit, own statistics, own jobs, what they were asked for, own tokens. */
const otherFamilies = ['apikeys', 'credits', 'user', 'jobs', 'notifications', 'tokens']

/**
 * Asks anew for everything on the screen that a change of users, keys or credit may have touched. Resolves when the
 * lists of this module are new: a dialog that closes then sees whether the row that it came from still stands.
 */
export async function refreshAfterChange(client: QueryClient): Promise<void> {
  for (const family of otherFamilies) void client.invalidateQueries({ queryKey: [family] })
  await client.invalidateQueries({ queryKey: ['admin'] })
}
