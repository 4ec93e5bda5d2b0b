import type { QueryClient } from '@tanstack/react-query'

/** A job that starts, is stopped or ends changes what other screens show: the balance, its history and the job list. */
export function refreshMoney(queries: QueryClient): void {
  for (const key of ['user', 'credits', 'jobs']) void queries.invalidateQueries({ queryKey: [key] })
}
