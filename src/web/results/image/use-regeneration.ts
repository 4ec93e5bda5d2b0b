import { useIsMutating, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import { regenerateMutation } from '#web/results/drafts/review-queries.ts'
import { isEmpty } from '#web/results/drafts/text-draft.ts'

export interface Regeneration {
  isPending: boolean
  isDone: boolean
  /** Why the last attempt failed. */
  error: Error | null
  start: (wish: string) => Promise<void>
}

/** The free second description of an image: it goes on, and is found again, when the panel turns to another one. */
export function useRegeneration(jobId: number, imageId: number, keeper: DraftKeeper | null): Regeneration {
  const options = regenerateMutation(useQueryClient(), jobId, imageId)
  const { mutate } = useMutation(options)
  const last = useMutationState({
    filters: { mutationKey: options.mutationKey ?? [], exact: true },
    select: ({ state }) => state,
  }).at(-1)

  return {
    isPending: last?.status === 'pending',
    isDone: last?.status === 'success',
    error: last?.status === 'error' ? last.error : null,
    async start(wish) {
      // What was typed is kept first, so that the history has it.
      await keeper?.save(imageId)
      if (!keeper) return
      const { draft, phase } = keeper.stateOf(imageId)
      // An editor who was just told that the texts are others has not seen what would be replaced.
      if (isEmpty(draft) && phase !== 'outdated') mutate(wish)
    },
  }
}

/** Whether an image is being described anew, wherever that was begun. */
export function useIsRegenerating(jobId: number, imageId: number | undefined): boolean {
  // No image has the id 0.
  const { mutationKey } = regenerateMutation(useQueryClient(), jobId, imageId ?? 0)
  return useIsMutating({ mutationKey: mutationKey ?? [], exact: true }) > 0
}
