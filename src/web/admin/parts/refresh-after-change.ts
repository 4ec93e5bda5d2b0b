import type { QueryClient } from '@tanstack/react-query'

/**
 * Query families outside this module that a change by an administrator can affect: keys, credit, their own statistics, jobs, notifications
 * and tokens.
 */
const otherFamilies = ['apikeys', 'credits', 'user', 'jobs', 'notifications', 'tokens']

/**
 * Refetches everything on the screen that depends on users, keys or credit. Resolves when this module's lists have arrived, so that a
 * closing dialog knows whether the row that it was opened from still exists.
 */
export async function refreshAfterChange(client: QueryClient): Promise<void> {
  for (const family of otherFamilies) void client.invalidateQueries({ queryKey: [family] })
  await client.invalidateQueries({ queryKey: ['admin'] })
}
