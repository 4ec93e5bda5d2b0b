import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listLog } from '#contract/endpoints/audit.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { callList } from '#web/http/call.ts'
import { filterOf, type LogView } from './log-view.ts'

export const eventsPerPage = 50

/** One page of the log, with the total that matches. The search covers the names of events in `language`. */
export const logQuery = (view: LogView, language: UiLanguage) =>
  queryOptions({
    queryKey: ['admin', 'log', language, view],
    queryFn: ({ signal }) => {
      const query = { ...filterOf(view), offset: (view.page - 1) * eventsPerPage, limit: eventsPerPage }
      return callList(listLog, { query, signal })
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
