import { useSyncExternalStore } from 'react'
import type { DraftKeeper, DraftState } from './create-draft-keeper.ts'

/** What is unsaved of an image, and how its saving goes; null where no image is. */
export function useDraft(keeper: DraftKeeper, imageId: number | undefined): DraftState | null {
  const state = () => (imageId === undefined ? null : keeper.stateOf(imageId))
  return useSyncExternalStore(keeper.subscribe, state)
}

/** The images whose texts were changed elsewhere before a draft of them arrived. */
export function useOutdatedDrafts(keeper: DraftKeeper): readonly number[] {
  return useSyncExternalStore(keeper.subscribe, keeper.outdated)
}

/** How many images have changes that could not be saved. */
export function useFailedDrafts(keeper: DraftKeeper): number {
  return useSyncExternalStore(keeper.subscribe, () => keeper.failed().length)
}
