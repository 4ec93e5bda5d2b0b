import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { Id, TypedId } from '#contract/entities/id.ts'
import { Job } from '#contract/entities/job.ts'
import { JobName, Label, LabelName, Labels } from '#contract/entities/label.ts'
import { limits } from '#contract/limits.ts'

export const ChangeJobInput = z.object({ name: JobName.optional(), labels: Labels.optional() })
export type ChangeJobInput = z.infer<typeof ChangeJobInput>

export const changeJob = defineEndpoint({
  method: 'PATCH',
  url: '/api/jobs/:id',
  schema: {
    summary: 'Name an own job, or replace its labels; an empty name is that of its file',
    params: z.object({ id: TypedId }),
    body: ChangeJobInput,
    response: { 200: Job },
  },
  config: { access: 'user', refusals: ['not_found', 'too_many_labels', 'rate_limited'] },
})

export const labelJobs = defineEndpoint({
  method: 'POST',
  url: '/api/jobs/labels',
  schema: {
    summary: 'Add labels to those of these jobs that are own, and remove labels; answers which',
    body: z.object({
      jobIds: z.array(Id).min(1).max(limits.jobsLabelledAtOnce),
      add: Labels.default([]),
      remove: Labels.default([]),
    }),
    response: { 200: z.object({ jobIds: z.array(z.int()) }) },
  },
  config: { access: 'user', refusals: ['too_many_labels', 'rate_limited'] },
})

export const listLabels = defineEndpoint({
  method: 'GET',
  url: '/api/labels',
  schema: {
    summary: 'The labels of the caller’s jobs by name',
    response: { 200: z.array(Label) },
  },
  config: { access: 'user' },
})

const LabelParams = z.object({ label: LabelName })

export const renameLabel = defineEndpoint({
  method: 'PATCH',
  url: '/api/labels/:label',
  schema: {
    summary: 'Rename a label in all own jobs; the name of another label merges the two',
    params: LabelParams,
    body: z.object({ name: LabelName }),
    response: { 200: z.object({ jobs: z.int() }) },
  },
  config: { access: 'user', refusals: ['not_found', 'rate_limited'] },
})

export const deleteLabel = defineEndpoint({
  method: 'DELETE',
  url: '/api/labels/:label',
  schema: {
    summary: 'Remove a label from all own jobs, which stay',
    params: LabelParams,
    response: { 204: z.void() },
  },
  config: { access: 'user', refusals: ['not_found', 'rate_limited'] },
})
