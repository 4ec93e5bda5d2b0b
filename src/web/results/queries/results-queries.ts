import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { jobDetail, listJobs } from '#contract/endpoints/jobs.ts'
import type { ImageConcern } from '#contract/entities/image-filter.ts'
import { isRunning, type Job, type KeptList } from '#contract/entities/job.ts'
import type { JobWishes } from '#contract/entities/text-wishes.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { call, callList } from '#web/http/call.ts'
import { imagesPerPage } from './image-pages.ts'
import { type ImageFilter, matchingOf, queryOf } from './image-view.ts'
import { type JobListView, jobsPerPage, orderOf } from './job-list-view.ts'
import { jobsKey } from './jobs-key.ts'

const recheckMs = 2_500
const keepPagesMs = 60_000

/** One page of the user's jobs and their total, polled while one of them runs. `language` is that of a failed job's reason. */
export const jobsQuery = (language: UiLanguage, { kind, search, label, sort, page }: JobListView) =>
  queryOptions({
    queryKey: [jobsKey, 'list', language, kind, search, label, sort, page],
    queryFn: ({ signal }) => {
      const query = {
        kind,
        offset: (page - 1) * jobsPerPage,
        limit: jobsPerPage,
        search: search || undefined,
        label: label || undefined,
        ...orderOf(sort),
      }
      return callList(listJobs, { query, signal })
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.rows.some(isRunning) ? recheckMs : false),
  })

/** Whether the user has described single images through the API. */
export const hasSinglesQuery = queryOptions({
  queryKey: [jobsKey, 'hasSingles'],
  queryFn: async ({ signal }) =>
    (await callList(listJobs, { query: { kind: 'single', limit: 1 }, signal })).total > 0,
})

/** A job with its text settings, and its list if that is still stored. */
export interface ShownJob extends Job {
  wishes?: JobWishes
  list?: KeptList
}

export const jobQuery = (id: number, language: UiLanguage) =>
  queryOptions({
    queryKey: [jobsKey, id, 'job', language],
    queryFn: async ({ signal }): Promise<ShownJob> => {
      const { job, wishes, list } = await call(jobDetail, { params: { id }, query: { limit: 1 }, signal })
      return { ...job, ...(wishes && { wishes }), ...(list && { list }) }
    },
    // In another language it is the same job: what is open and typed on its page stays.
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? recheckMs : false),
  })

/** The number of images in a finished job that match a filter which the job itself has no count for. */
export const countQuery = (id: number, only: ImageConcern) =>
  queryOptions({
    queryKey: [jobsKey, id, 'count', only],
    queryFn: async ({ signal }) =>
      (await call(jobDetail, { params: { id }, query: { only, limit: 1 }, signal })).total,
  })

/** How many images that a filter shows are not approved. */
export const unapprovedQuery = (id: number, filter: Omit<ImageFilter, 'sort'>) =>
  queryOptions({
    queryKey: [jobsKey, id, 'count', 'unapproved', matchingOf(filter)],
    queryFn: async ({ signal }) => {
      if (filter.approved === 'true') return 0
      const query = { ...matchingOf(filter), approved: 'false', limit: 1 } as const
      return (await call(jobDetail, { params: { id }, query, signal })).total
    },
  })

/** One page of a job's images. Pages that are not shown are dropped from memory, because lists can have 100,000 images. */
export const imagesQuery = (id: number, filter: ImageFilter, page: number, language: UiLanguage) =>
  queryOptions({
    queryKey: [jobsKey, id, 'images', language, queryOf(filter), page],
    queryFn: ({ signal }) => {
      const query = { ...queryOf(filter), offset: page * imagesPerPage, limit: imagesPerPage }
      return call(jobDetail, { params: { id }, query, signal })
    },
    gcTime: keepPagesMs,
  })
