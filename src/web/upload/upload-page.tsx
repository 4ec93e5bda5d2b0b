import { AnnounceStage } from './announce-stage.tsx'
import { CompletionView } from './completion-view.tsx'
import { FileStage } from './file-stage.tsx'
import { LookingView } from './looking-view.tsx'
import { OptionsStage } from './options-stage.tsx'
import { ProcessingView } from './processing-view.tsx'
import { StartFailedView } from './start-failed-view.tsx'
import { useUpload } from './use-upload.ts'

/** The upload home: choose a file, choose options, watch it run, see the result. */
export function UploadPage() {
  const upload = useUpload()
  return (
    <>
      <AnnounceStage state={upload.state} />
      <Stage {...upload} />
    </>
  )
}

function Stage({ state, dispatch, start }: ReturnType<typeof useUpload>) {
  switch (state.stage) {
    case 'looking':
      return <LookingView />
    case 'choosing':
      return <FileStage isWrongType={state.isWrongType} dispatch={dispatch} />
    case 'options':
      return <OptionsStage state={state} dispatch={dispatch} onStart={() => start(state.draft)} />
    case 'unstarted':
      return <StartFailedView state={state} dispatch={dispatch} onRetry={() => start(state.draft)} />
    case 'processing':
      return <ProcessingView state={state} dispatch={dispatch} />
    case 'complete':
      return <CompletionView state={state} dispatch={dispatch} />
  }
}
