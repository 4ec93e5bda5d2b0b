import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { Id, TypedId } from '#contract/entities/id.ts'
import { Image } from '#contract/entities/image.ts'
import { ImageFilter } from '#contract/entities/image-filter.ts'
import { Job, jobKinds, KeptList, ListedJob } from '#contract/entities/job.ts'
import { LabelName } from '#contract/entities/label.ts'
import { ListQuery } from '#contract/entities/list-query.ts'
import { ProgressEvent } from '#contract/entities/progress.ts'
import { JobWishes } from '#contract/entities/text-wishes.ts'
import { limits } from '#contract/limits.ts'

export const JobParams = z.object({ id: TypedId })
export const ImageParams = JobParams.extend({ imageId: TypedId })

export const followJob = defineEndpoint({
  method: 'GET',
  url: '/api/process-status',
  schema: {
    summary:
      'Progress of a job as an event stream; without jobId: of the newest one that the caller started in the app',
    querystring: z.object({ jobId: TypedId.optional() }),
    produces: ['text/event-stream'],
    events: ProgressEvent,
    response: { 204: z.void() },
  },
  config: { access: 'user', refusals: ['not_found'] },
})

export const stopJob = defineEndpoint({
  method: 'POST',
  url: '/api/stop-processing',
  schema: {
    summary: 'Stop the running job that the caller started in the app; images under way finish',
    response: { 200: z.object({}), 202: z.object({ jobId: z.int() }) },
  },
  config: { access: 'user' },
})

/** What the list of the user's own jobs can be sorted by. Default: newest first. */
export const ownJobSorts = ['createdAt', 'filename', 'status', 'totalImages'] as const

const JobsQuery = ListQuery.extend({
  sort: z.enum(ownJobSorts).optional(),
  startedIn: z.literal('app').optional().describe('Without those that came through the API'),
  kind: z
    .enum(jobKinds)
    .default('list')
    .describe('`single`: the days of single pictures that came by the API'),
  label: LabelName.optional(),
})
export type JobsQuery = z.infer<typeof JobsQuery>

export const listJobs = defineEndpoint({
  method: 'GET',
  url: '/api/jobs',
  schema: {
    summary:
      'The caller’s jobs, newest first; a search of three or more characters also finds the texts, keywords and addresses of their images',
    querystring: JobsQuery,
    response: { 200: z.array(ListedJob) },
  },
  config: { access: 'user', refusals: ['too_many_at_once', 'took_too_long'] },
})

const JobDetail = z.object({
  job: Job,
  /** The wishes for its texts; absent if there are none. */
  wishes: JobWishes.optional(),
  list: KeptList.optional(),
  images: z.array(Image),
  total: z.int(),
})
export type JobDetail = z.infer<typeof JobDetail>

export const jobDetail = defineEndpoint({
  method: 'GET',
  url: '/api/jobs/:id',
  schema: {
    summary: 'A job and a page of its images (by default the first 1,000)',
    params: JobParams,
    querystring: ListQuery.pick({ offset: true, limit: true, order: true }).extend({
      /** Default: list order. `risk`: images that most need a review first. */
      sort: z.enum(['position', 'filename', 'state', 'risk']).optional(),
      ...ImageFilter.shape,
    }),
    response: { 200: JobDetail },
  },
  config: { access: 'user', refusals: ['not_found', 'too_many_at_once', 'took_too_long'] },
})

export const deleteJob = defineEndpoint({
  method: 'DELETE',
  url: '/api/jobs/:id',
  schema: { summary: 'Delete an own job with its images', params: JobParams, response: { 204: z.void() } },
  config: {
    access: 'user',
    refusals: ['not_found', 'job_running', 'rate_limited'],
  },
})

const SomeJobs = z.object({ jobIds: z.array(Id).min(1).max(limits.jobsDeletedAtOnce) })

export const deleteJobs = defineEndpoint({
  method: 'POST',
  url: '/api/jobs/delete',
  schema: {
    summary: 'Delete those of these jobs that are own and over; answers which',
    body: SomeJobs,
    response: { 200: z.object({ jobIds: z.array(z.int()) }) },
  },
  config: { access: 'user', refusals: ['rate_limited'] },
})

export const restoreJobs = defineEndpoint({
  method: 'POST',
  url: '/api/jobs/restore',
  schema: {
    summary: 'Bring back own jobs that were deleted within ten seconds; answers which',
    body: SomeJobs,
    response: { 200: z.object({ jobIds: z.array(z.int()) }) },
  },
  config: { access: 'user', refusals: ['not_found', 'rate_limited'] },
})
