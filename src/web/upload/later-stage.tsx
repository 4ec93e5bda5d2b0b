import { CompletionView } from './done/completion-view.tsx'
import type { UploadState } from './draft/upload-state.ts'
import { OptionsStage } from './options/options-stage.tsx'
import { ProcessingView } from './running/processing-view.tsx'
import { StartFailedView } from './starting/start-failed-view.tsx'
import { UnaffordableView } from './starting/unaffordable-view.tsx'
import type { useUpload } from './use-upload.ts'

export type LaterState = Exclude<UploadState, { stage: 'looking' | 'choosing' }>

/** Everything that comes after a file is chosen. */
export function LaterStage({
  state,
  dispatch,
  start,
}: Omit<ReturnType<typeof useUpload>, 'state'> & { state: LaterState }) {
  switch (state.stage) {
    case 'options':
      return <OptionsStage state={state} dispatch={dispatch} onStart={() => start(state.draft)} />
    case 'unstarted':
      return <StartFailedView state={state} dispatch={dispatch} onRetry={() => start(state.draft)} />
    case 'unaffordable':
      // Every refusal is a new screen to who listens: the heading takes the focus again.
      return <UnaffordableView key={state.refusalNumber} state={state} dispatch={dispatch} onStart={start} />
    case 'processing':
      return <ProcessingView state={state} dispatch={dispatch} />
    case 'complete':
      return <CompletionView state={state} dispatch={dispatch} />
  }
}
