import { queryOptions } from '@tanstack/react-query'
import {
  actOnImages,
  continueAction,
  type ImageActionInput,
  listActions,
  undoAction,
} from '#contract/endpoints/image-actions.ts'
import type { ActionPreview, ActionRun, ImageAction } from '#contract/entities/image-action.ts'
import type { ImageSelection } from '#contract/entities/image-filter.ts'
import { call } from '#web/http/call.ts'
import { isRefusal } from '#web/http/call-error.ts'
import { jobsKey } from '#web/results/queries/jobs-key.ts'

/** An action on some images. */
export interface Act {
  selection: ImageSelection
  action: ImageAction
}

/** The latest actions on a job's images, newest first. */
export const actionsQuery = (id: number) =>
  queryOptions({
    queryKey: [jobsKey, id, 'actions'],
    queryFn: ({ signal }) => call(listActions, { params: { id }, signal }),
    refetchOnMount: 'always',
  })

/** What an action would do; `after`: a further page of its texts. */
export async function previewAction(id: number, act: Act, after?: number): Promise<ActionPreview> {
  const answer = await post(id, { ...act, dryRun: true, ...(after !== undefined && { after }) })
  if ('texts' in answer) return answer
  throw new Error('An action was answered where a preview was asked for.')
}

/** Creates an action, which `stepAction` then does. */
export async function beginAction(id: number, act: Act, seenAt: string): Promise<ActionRun> {
  const answer = await post(id, { ...act, dryRun: false, seenAt })
  if ('state' in answer) return answer
  throw new Error('A preview was answered where an action was asked for.')
}

function post(id: number, body: ImageActionInput) {
  return call(actOnImages, { params: { id }, body })
}

const patienceMs = 5_000

/** The next step of an action or its undo; waits while the server takes no further call. */
export async function stepAction(id: number, actionId: number): Promise<ActionRun> {
  for (;;) {
    try {
      return await call(continueAction, { params: { id, actionId } })
    } catch (error) {
      if (!isRefusal(error, 'rate_limited')) throw error
      await new Promise((resolve) => setTimeout(resolve, patienceMs))
    }
  }
}

export const startUndo = (id: number, actionId: number): Promise<ActionRun> =>
  call(undoAction, { params: { id, actionId } })
