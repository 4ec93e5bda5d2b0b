import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { TypedId } from '#contract/entities/id.ts'
import { ActionPreview, ActionRun, ImageAction } from '#contract/entities/image-action.ts'
import { ImageSelection } from '#contract/entities/image-filter.ts'

const JobParams = z.object({ id: TypedId })
const ActionParams = JobParams.extend({ actionId: TypedId })
const refusals = ['not_found', 'job_running', 'rate_limited'] as const

export const ImageActionInput = z.object({
  selection: ImageSelection,
  action: ImageAction,
  /** Changes nothing, and answers what it would do. */
  dryRun: z.boolean().default(false),
  /** For a further page of a preview: its `next`. Counts are then 0. */
  after: z.int().min(0).optional(),
  /** When the images were seen. Default: now. */
  seenAt: z.iso.datetime().optional(),
})
export type ImageActionInput = z.infer<typeof ImageActionInput>

export const actOnImages = defineEndpoint({
  method: 'POST',
  url: '/api/jobs/:id/images/actions',
  schema: {
    summary:
      'Do the same to many images of an own job: `dryRun` answers what it changes; without it the action waits for its first step',
    params: JobParams,
    body: ImageActionInput,
    response: { 200: ActionPreview, 201: ActionRun },
  },
  config: {
    access: 'user',
    refusals: [...refusals, 'unknown_language', 'too_many_at_once', 'took_too_long'],
  },
})

export const listActions = defineEndpoint({
  method: 'GET',
  url: '/api/jobs/:id/images/actions',
  schema: {
    summary: 'The latest actions on images of an own job, newest first',
    params: JobParams,
    response: { 200: z.array(ActionRun) },
  },
  config: { access: 'user', refusals: ['not_found', 'job_running'] },
})

export const continueAction = defineEndpoint({
  method: 'POST',
  url: '/api/jobs/:id/images/actions/:actionId/step',
  schema: {
    summary: 'Make the next step of an action or of its undo; repeat until it is `done` or `undone`',
    params: ActionParams,
    response: { 200: ActionRun },
  },
  config: { access: 'user', refusals: [...refusals] },
})

export const undoAction = defineEndpoint({
  method: 'POST',
  url: '/api/jobs/:id/images/actions/:actionId/undo',
  schema: {
    summary: 'Make the first step back: images that nobody changed since are as they were before the action',
    params: ActionParams,
    response: { 200: ActionRun },
  },
  config: { access: 'user', refusals: [...refusals] },
})
