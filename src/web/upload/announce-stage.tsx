import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import type { UploadState } from './draft/upload-state.ts'
import type { StageSentence } from './stage-sentence.tsx'

const Sentence = lazy<ComponentType<ComponentProps<typeof StageSentence>>>(async () => {
  try {
    return { default: (await import('./stage-sentence.tsx')).StageSentence }
  } catch {
    // The page says it, too.
    return { default: () => null }
  }
})

/** Tells readers how a job goes, once there is one. The place stands from the beginning: readers watch those that they know. */
export function AnnounceStage({ state }: { state: UploadState }) {
  return (
    <p aria-live="polite" className="sr-only">
      <Suspense fallback={null}>
        {(state.stage === 'processing' || state.stage === 'complete') && <Sentence state={state} />}
      </Suspense>
    </p>
  )
}
