import { useIsMutating, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import type { Image, LanguageVersions } from '#contract/entities/image.ts'
import type { DraftKeeper } from '#web/results/drafts/create-draft-keeper.ts'
import { regenerateMutation, type Wish } from '#web/results/drafts/review-queries.ts'
import { isEmpty, onSeen, writeVersion } from '#web/results/drafts/text-draft.ts'

/** New texts beside those before them. */
export interface Choice {
  before: LanguageVersions
  after: Image
}

export interface Regeneration {
  isPending: boolean
  /** Until somebody decides between them. */
  choice: Choice | null
  /** Why the last attempt failed. */
  error: Error | null
  start: (wish: string) => Promise<void>
  /** The texts before the choice are brought back. */
  keep: () => void
  /** The new ones stay. */
  take: () => void
}

/** The free second description of an image: it goes on, and is found again, when the desk turns to another one. */
export function useRegeneration(
  jobId: number,
  image: Image,
  languages: readonly string[],
  keeper: DraftKeeper | null,
): Regeneration {
  const client = useQueryClient()
  const options = regenerateMutation(client, jobId, image.id)
  const { mutate } = useMutation(options)
  const filters = { mutationKey: options.mutationKey ?? [], exact: true }
  const last = useMutationState({ filters, select: ({ state }) => state }).at(-1)
  const choice = choiceOf(last)

  function settle(): void {
    const mutations = client.getMutationCache()
    for (const mutation of mutations.findAll(filters)) mutations.remove(mutation)
  }

  return {
    isPending: last?.status === 'pending',
    choice,
    error: last?.status === 'error' ? last.error : null,
    async start(wish) {
      // What was typed is kept first, so that the history has it.
      await keeper?.save(image.id)
      if (!keeper) return
      const { draft, phase } = keeper.stateOf(image.id)
      // An editor who was just told that the texts are others has not seen what would be replaced.
      if (isEmpty(draft) && phase !== 'outdated') mutate({ wish, before: image.languageVersions })
    },
    keep() {
      if (!keeper || !choice) return
      keeper.change(image.id, (draft) => writeVersion(onSeen(draft, choice.after), choice.before, languages))
      void keeper.save(image.id)
      settle()
    },
    take: settle,
  }
}

/** Whether an image is being described anew, wherever that was begun, or waits for a choice between its texts. */
export function useIsUndecided(jobId: number, imageId: number | undefined): boolean {
  // No image has the id 0.
  const { mutationKey } = regenerateMutation(useQueryClient(), jobId, imageId ?? 0)
  const filters = { mutationKey: mutationKey ?? [], exact: true }
  const isWaiting = useMutationState({ filters, select: ({ state }) => state }).at(-1)?.status === 'success'
  return useIsMutating(filters) > 0 || isWaiting
}

function choiceOf(last: { status: string; data: unknown; variables: unknown } | undefined): Choice | null {
  if (last?.status !== 'success') return null
  // Safe: under this key are only mutations of this kind.
  return { before: (last.variables as Wish).before, after: last.data as Image }
}
