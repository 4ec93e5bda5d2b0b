import type { QueryClient } from '@tanstack/react-query'

/** Refetches what changes when a job starts, stops or ends: the balance, the history and the lists of jobs. */
export function refreshMoney(queries: QueryClient): void {
  for (const key of ['user', 'credits', 'jobs']) void queries.invalidateQueries({ queryKey: [key] })
}
