import { z } from 'zod'
import { apiLimits } from '#contract/api-limits.ts'
import { defineEndpoint } from '#contract/endpoint.ts'
import { quoteRefusals, retryRefusals, startRefusals } from '#contract/endpoints/starting.ts'
import { TypedId } from '#contract/entities/id.ts'
import { ImageFilter } from '#contract/entities/image-filter.ts'
import { JobStatus, jobKinds } from '#contract/entities/job.ts'
import { JobName, LabelName, Labels } from '#contract/entities/label.ts'
import { listMediaTypes } from '#contract/lists/list-files.ts'
import { pictureFaultCodes } from '#contract/picture-faults.ts'
import { V1JobEvent } from './job-event.ts'
import { JobForm, JobInput } from './job-input.ts'
import { Delimiter, V1Image, V1Job, V1Quote } from './shapes.ts'

const JobParams = z.object({ id: TypedId })
/** Keyset pagination: returns what follows the last entry that was read. `Link: rel="next"` points to the next page. */
const pageOf = (usual: number, most: number) =>
  z.object({
    after: TypedId.optional(),
    limit: z.coerce.number().int().min(1).max(most).default(usual),
  })

const YesOrNo = z.enum(['true', 'false']).default('false')
/** How many match on all pages; only with `total=true`. */
const Total = z.int().optional()

const ofWriting = { access: 'token', scope: 'jobs:write' } as const

/** What pictures and a ZIP of them are refused with. */
const archiveRefusals = [
  'archive_unreadable',
  'no_usable_picture',
  'picture_set_full',
  'too_many_picture_sets',
] as const

export const startJob = defineEndpoint({
  method: 'POST',
  url: '/api/v1/jobs',
  schema: {
    summary:
      'Start a job: of up to 1,000 images as JSON, or of a list file, of pictures or a ZIP of them as multipart/form-data. `Location` leads to it',
    consumes: ['application/json', 'multipart/form-data'],
    // A form is read as it arrives: then there is no body.
    body: JobInput.nullable(),
    form: JobForm,
    response: { 202: V1Job },
  },
  config: {
    ...ofWriting,
    takesIdempotencyKey: true,
    // `not_found`: a repeated call whose job has been deleted.
    refusals: [
      'too_many_jobs',
      'over_max_cost',
      'token_cap_reached',
      'busy',
      'webhook_url_refused',
      'not_found',
      ...archiveRefusals,
      ...startRefusals,
    ],
  },
})

export const quoteJob = defineEndpoint({
  method: 'POST',
  url: '/api/v1/jobs/quote',
  schema: {
    summary: 'What a job would cost: takes what starts one, and starts nothing',
    consumes: ['application/json', 'multipart/form-data'],
    // A form is read as it arrives: then there is no body.
    body: JobInput.nullable(),
    form: JobForm,
    response: { 200: V1Quote },
  },
  config: { ...ofWriting, refusals: ['busy', 'quota_reached', ...archiveRefusals, ...quoteRefusals] },
})

export const listJobs = defineEndpoint({
  method: 'GET',
  url: '/api/v1/jobs',
  schema: {
    summary: 'The account’s jobs, the newest first; after: those older than this job',
    querystring: pageOf(50, 200).extend({
      kind: z.enum(jobKinds).default('list'),
      status: JobStatus.optional(),
      label: LabelName.optional(),
      createdAfter: z.iso.datetime({ offset: true }).optional(),
      createdBefore: z.iso.datetime({ offset: true }).optional(),
      total: YesOrNo,
    }),
    response: { 200: z.object({ jobs: z.array(V1Job), total: Total }) },
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
    summary:
      'The images of a job in the order of its list, all or those of a filter; after: those after this position',
    params: JobParams,
    querystring: pageOf(100, 1_000).extend({
      ...ImageFilter.omit({ search: true }).shape,
      updatedAfter: z.iso.datetime({ offset: true }).optional(),
      total: YesOrNo,
    }),
    response: { 200: z.object({ images: z.array(V1Image), total: Total }) },
  },
  config: { access: 'token', scope: 'jobs:read', refusals: ['not_found'] },
})

const ofCompleted = {
  access: 'token',
  scope: 'jobs:read',
  refusals: ['not_found', 'job_not_completed', 'job_failed'],
} as const
const CsvForm = z.object({ delimiter: Delimiter.default(',') })

export const resultsCsv = defineEndpoint({
  method: 'GET',
  url: '/api/v1/jobs/:id/results.csv',
  schema: {
    summary:
      'Results as CSV: every column of the list, then the texts. In UTF-8 with a byte order mark (Python: `utf-8-sig`)',
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

export const resultsNdjson = defineEndpoint({
  method: 'GET',
  url: '/api/v1/jobs/:id/results.ndjson',
  schema: {
    summary: 'Results as NDJSON: the objects of the JSON, one a line',
    params: JobParams,
    produces: ['application/x-ndjson'],
    response: {},
  },
  config: ofCompleted,
})

export const followJob = defineEndpoint({
  method: 'GET',
  url: '/api/v1/jobs/:id/events',
  schema: {
    summary:
      'Progress of a job as an event stream, from its last images on, or after `Last-Event-ID`; it ends with the job',
    params: JobParams,
    produces: ['text/event-stream'],
    events: V1JobEvent,
    response: {},
  },
  config: { access: 'token', scope: 'jobs:read', refusals: ['not_found'] },
})

export const stopJob = defineEndpoint({
  method: 'POST',
  url: '/api/v1/jobs/:id/stop',
  schema: {
    summary: 'Stop a job; images under way finish. One that is over stays as it is',
    params: JobParams,
    response: { 202: V1Job },
  },
  config: { ...ofWriting, takesIdempotencyKey: true, refusals: ['not_found'] },
})

export const retryJob = defineEndpoint({
  method: 'POST',
  url: '/api/v1/jobs/:id/retry',
  schema: {
    summary:
      'Start a job of those images of a job that have no texts, with the same choices; with `again` also when that was done before. `Location` leads to it',
    params: JobParams,
    body: z
      .strictObject({
        again: z.boolean().default(false),
        include: z.array(z.enum(pictureFaultCodes)).max(pictureFaultCodes.length).default([]),
        maxCost: z.int().min(0).max(apiLimits.tokenCapCents).optional(),
      })
      .nullable(),
    response: { 202: V1Job },
  },
  config: {
    ...ofWriting,
    takesIdempotencyKey: true,
    refusals: [
      'not_found',
      'job_running',
      'too_many_jobs',
      'over_max_cost',
      'token_cap_reached',
      ...retryRefusals,
    ],
  },
})

export const changeJob = defineEndpoint({
  method: 'PATCH',
  url: '/api/v1/jobs/:id',
  schema: {
    summary: 'Name a job, or replace its labels; an empty name is that of its file',
    params: JobParams,
    body: z.strictObject({ name: JobName.optional(), labels: Labels.optional() }),
    response: { 200: V1Job },
  },
  config: { ...ofWriting, refusals: ['not_found', 'too_many_labels'] },
})

export const deleteJob = defineEndpoint({
  method: 'DELETE',
  url: '/api/v1/jobs/:id',
  schema: {
    summary:
      'Delete a job that is over, with its images and texts; single images of one day share a job and go together',
    params: JobParams,
    response: { 204: z.void() },
  },
  config: { ...ofWriting, refusals: ['not_found', 'job_running'] },
})
