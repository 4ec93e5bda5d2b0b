import type { UploadState } from './draft/upload-state.ts'
import { JobStage } from './job-stage.tsx'
import { OptionsStage } from './options/options-stage.tsx'
import { StartFailedView } from './starting/start-failed-view.tsx'
import { UnaffordableView } from './starting/unaffordable-view.tsx'
import type { useUpload } from './use-upload.ts'

export type LaterState = Exclude<UploadState, { stage: 'looking' | 'choosing' }>

/** All stages after a file is chosen. */
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
      // For screen readers every refusal is a new screen: the heading takes the focus again.
      return <UnaffordableView key={state.refusalNumber} state={state} dispatch={dispatch} onStart={start} />
    case 'processing':
    case 'complete':
      // One stage to the user: the sheet that fills up is the one that is full at the end.
      return <JobStage state={state} dispatch={dispatch} />
  }
}
