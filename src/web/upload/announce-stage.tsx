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

/**
 * Announces the stages of a job to screen readers. The live region is in the page from the start: screen readers ignore those that are
 * added later.
 */
export function AnnounceStage({ state }: { state: UploadState }) {
  return (
    <p aria-live="polite" className="sr-only">
      <Suspense fallback={null}>
        {(state.stage === 'processing' || state.stage === 'complete') && <Sentence state={state} />}
      </Suspense>
    </p>
  )
}
