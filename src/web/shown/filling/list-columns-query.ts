import { queryOptions } from '@tanstack/react-query'
import { listColumns } from '#contract/endpoints/jobs.ts'
import { call } from '#web/http/call.ts'

/** The columns of a job's list; they never change. */
export const listColumnsQuery = (jobId: number) =>
  queryOptions({
    queryKey: ['jobs', jobId, 'list-columns'],
    queryFn: ({ signal }) => call(listColumns, { params: { id: jobId }, signal }),
    retry: false,
  })
