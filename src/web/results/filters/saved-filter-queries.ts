import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { deleteSavedFilter, listSavedFilters, saveFilter } from '#contract/endpoints/saved-filters.ts'
import { call } from '#web/http/call.ts'
import { messageFor } from '#web/http/message-for.ts'
import { showToast } from '#web/ui/feedback/toast-store.ts'

/** Filters that the user has named. */
export const savedFiltersQuery = queryOptions({
  queryKey: ['filters'],
  queryFn: ({ signal }) => call(listSavedFilters, { signal }),
})

const ended = (client: QueryClient) => ({
  onSuccess: () => client.invalidateQueries({ queryKey: savedFiltersQuery.queryKey }),
  onError: (error: Error) => showToast({ variant: 'destructive', title: messageFor(error) }),
})

export const saveFilterMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: { name: string; query: string }) => call(saveFilter, { body }),
    ...ended(client),
  })

export const deleteFilterMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (id: number) => call(deleteSavedFilter, { params: { id } }),
    ...ended(client),
  })
