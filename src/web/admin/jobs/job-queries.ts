import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listAllJobs } from '#contract/endpoints/admin.ts'
import { jobDetail } from '#contract/endpoints/jobs.ts'
import { isRunning } from '#contract/entities/job.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { call, callList } from '#web/http/call.ts'
import type { JobImageView } from './job-image-view.ts'
import type { JobView } from './job-view.ts'

const family = ['admin', 'jobs']
export const jobsPerPage = 50
export const imagesPerPage = 25
const lookAgainMs = 5_000

/** One page of all jobs, with the total that matches; polled while one of them runs. */
export const allJobsQuery = ({ search, status, sort, page }: JobView, language: UiLanguage) =>
  queryOptions({
    queryKey: [...family, 'list', language, search, status, sort.key, sort.direction, page],
    queryFn: ({ signal }) => {
      const query = {
        offset: (page - 1) * jobsPerPage,
        limit: jobsPerPage,
        search: search || undefined,
        status: status === 'all' ? undefined : status,
        sort: sort.key,
        order: sort.direction,
      }
      return callList(listAllJobs, { query, signal })
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.rows.some(isRunning) ? lookAgainMs : false),
  })

/** A job with one page of its images, optionally filtered by state. `language` is that of a failed job's reason. */
export const jobQuery = (id: number, { state, page }: JobImageView, language: UiLanguage) =>
  queryOptions({
    queryKey: [...family, id, language, state, page],
    queryFn: ({ signal }) => {
      const query = {
        offset: (page - 1) * imagesPerPage,
        limit: imagesPerPage,
        state: state === 'all' ? undefined : state,
      }
      return call(jobDetail, { params: { id }, query, signal })
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && isRunning(state.data.job) ? lookAgainMs : false),
  })
