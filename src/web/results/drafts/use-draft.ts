import { useSyncExternalStore } from 'react'
import type { DraftKeeper, DraftState } from './create-draft-keeper.ts'

/** The draft of an image and the state of its saving; null without an image. */
export function useDraft(keeper: DraftKeeper, imageId: number | undefined): DraftState | null {
  const state = () => (imageId === undefined ? null : keeper.stateOf(imageId))
  return useSyncExternalStore(keeper.subscribe, state)
}

/** The images whose texts were changed elsewhere before their draft was saved. */
export function useOutdatedDrafts(keeper: DraftKeeper): readonly number[] {
  return useSyncExternalStore(keeper.subscribe, keeper.outdated)
}

/** The number of images with changes that could not be saved. */
export function useFailedDrafts(keeper: DraftKeeper): number {
  return useSyncExternalStore(keeper.subscribe, () => keeper.failed().length)
}
