import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { TypedId } from '#contract/entities/id.ts'
import { jobKinds } from '#contract/entities/job.ts'
import { listMediaTypes } from '#contract/lists/list-files.ts'
import { V1Image, V1Job } from './shapes.ts'

const JobParams = z.object({ id: TypedId })
/** Pages by key: what comes after the last one that was read. `Link: rel="next"` leads there. */
const pageOf = (usual: number, most: number) =>
  z.object({
    after: TypedId.optional(),
    limit: z.coerce.number().int().min(1).max(most).default(usual),
  })

export const listJobs = defineEndpoint({
  method: 'GET',
  url: '/api/v1/jobs',
  schema: {
    summary: 'The account’s jobs, the newest first; after: those older than this job',
    querystring: pageOf(50, 200).extend({
      kind: z.enum(jobKinds).default('list').describe('`single`: the days of single pictures'),
    }),
    response: { 200: z.object({ jobs: z.array(V1Job) }) },
  },
  config: { access: 'token', scope: 'jobs:read' },
})

export const readJob = defineEndpoint({
  method: 'GET',
  url: '/api/v1/jobs/:id',
  schema: { summary: 'One job', params: JobParams, response: { 200: V1Job } },
  config: { access: 'token', scope: 'jobs:read', refusals: ['not_found'] },
})

export const listImages = defineEndpoint({
  method: 'GET',
  url: '/api/v1/jobs/:id/images',
  schema: {
    summary: 'The images of a job in the order of its list; after: those behind this position',
    params: JobParams,
    querystring: pageOf(100, 1_000),
    response: { 200: z.object({ images: z.array(V1Image) }) },
  },
  config: { access: 'token', scope: 'jobs:read', refusals: ['not_found'] },
})

const ofCompleted = {
  access: 'token',
  scope: 'jobs:read',
  refusals: ['not_found', 'job_not_completed'],
} as const
const CsvForm = z.object({ delimiter: z.enum([',', ';']).default(',') })

export const resultsCsv = defineEndpoint({
  method: 'GET',
  url: '/api/v1/jobs/:id/results.csv',
  schema: {
    summary: 'Results as CSV: every column of the list, then the texts',
    params: JobParams,
    querystring: CsvForm,
    produces: ['text/csv'],
    response: {},
  },
  config: ofCompleted,
})

export const resultsJson = defineEndpoint({
  method: 'GET',
  url: '/api/v1/jobs/:id/results.json',
  schema: {
    summary: 'Results as JSON: an array of images, each with its row of the list',
    params: JobParams,
    produces: ['application/json'],
    response: {},
  },
  config: ofCompleted,
})

export const resultsXlsx = defineEndpoint({
  method: 'GET',
  url: '/api/v1/jobs/:id/results.xlsx',
  schema: {
    summary: 'Results as a spreadsheet: the columns of the CSV, each cell as text',
    params: JobParams,
    produces: [listMediaTypes.xlsx],
    response: {},
  },
  config: ofCompleted,
})

export const failedCsv = defineEndpoint({
  method: 'GET',
  url: '/api/v1/jobs/:id/failed.csv',
  schema: {
    summary: 'The rows of the list that have no texts, with the reason, once the job is over',
    params: JobParams,
    querystring: CsvForm,
    produces: ['text/csv'],
    response: {},
  },
  config: { access: 'token', scope: 'jobs:read', refusals: ['not_found', 'job_running'] },
})

export const deleteJob = defineEndpoint({
  method: 'DELETE',
  url: '/api/v1/jobs/:id',
  schema: {
    summary: 'Delete a job that is over, with its images and texts',
    params: JobParams,
    response: { 204: z.void() },
  },
  config: { access: 'token', scope: 'jobs:write', refusals: ['not_found', 'job_running'] },
})
