import { useIsMutating, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { DecideProposalInput } from '#contract/endpoints/images.ts'
import type { Image } from '#contract/entities/image.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import { decideMutation, regenerateMutation } from '#web/results/drafts/review-queries.ts'
import { isEmpty } from '#web/results/drafts/text-draft.ts'
import { regenerateImagesMutation } from '#web/results/queries/regenerate-images.ts'

export interface Regeneration {
  isPending: boolean
  /** Why the last attempt failed. */
  error: Error | null
  start: (wish: string) => Promise<void>
}

/** The free regeneration of an image. It continues, and is found again, when the panel shows another image. */
export function useRegeneration(jobId: number, image: Image, keeper: DraftKeeper | null): Regeneration {
  const options = regenerateMutation(useQueryClient(), jobId, image.id)
  const { mutate } = useMutation(options)
  const filters = { mutationKey: options.mutationKey ?? [], exact: true }
  const last = useMutationState({ filters, select: ({ state }) => state }).at(-1)
  return {
    isPending: last?.status === 'pending',
    error: last?.status === 'error' ? last.error : null,
    async start(wish) {
      // If the texts turned out to be outdated, the user has not seen the ones that the proposal would be compared with.
      if (await isSaved(keeper, image.id)) mutate(wish)
    },
  }
}

/** The paid regeneration of an image, by a job of its own: its texts arrive as a proposal when that ends. */
export function usePaidRegeneration(
  jobId: number,
  image: Image,
  keeper: DraftKeeper | null,
): Regeneration & { isStarted: boolean } {
  const { mutate, isPending, error, isSuccess } = useMutation(
    regenerateImagesMutation(useQueryClient(), jobId),
  )
  return {
    isPending,
    error,
    isStarted: isSuccess,
    async start(instruction) {
      if (await isSaved(keeper, image.id)) mutate({ selection: { images: [image.id] }, instruction })
    },
  }
}

export interface Decision {
  isPending: boolean
  error: Error | null
  /** Resolves to whether it succeeded. */
  decide: (decision: DecideProposalInput['decision']) => Promise<boolean>
}

/** The choice between the texts of an image and its proposal. */
export function useDecision(jobId: number, image: Image, keeper: DraftKeeper | null): Decision {
  const { mutateAsync, isPending, error } = useMutation(decideMutation(useQueryClient(), jobId, image.id))
  return {
    isPending,
    error,
    async decide(decision) {
      if (!(await isSaved(keeper, image.id))) return false
      const seen = image.languageVersions
      return mutateAsync({ decision, seen }).then(
        () => true,
        () => false,
      )
    },
  }
}

/** Whether an image is being regenerated, wherever that was started, or has a proposal to decide on. */
export function useIsUndecided(jobId: number, image: Image | undefined): boolean {
  // No image has the id 0.
  const { mutationKey } = regenerateMutation(useQueryClient(), jobId, image?.id ?? 0)
  const isUnderWay = useIsMutating({ mutationKey: mutationKey ?? [], exact: true }) > 0
  return isUnderWay || (image !== undefined && image.proposal !== null)
}

/** Saves typed changes first, so that the history contains them. */
async function isSaved(keeper: DraftKeeper | null, imageId: number): Promise<boolean> {
  if (!keeper) return false
  await keeper.save(imageId)
  const { draft, phase } = keeper.stateOf(imageId)
  return isEmpty(draft) && phase !== 'outdated'
}
