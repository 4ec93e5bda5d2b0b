import { AnnounceStage } from './announce-stage.tsx'
import { CompletionView } from './completion-view.tsx'
import { FileStage } from './file-stage.tsx'
import { LookingView } from './looking-view.tsx'
import { OptionsStage } from './options-stage.tsx'
import { PendingView } from './pending-view.tsx'
import { ProcessingView } from './processing-view.tsx'
import { StartFailedView } from './start-failed-view.tsx'
import { UnaffordableView } from './unaffordable-view.tsx'
import { type Approval, useApproval } from './use-approval.ts'
import { useApprovalToast } from './use-approval-toast.ts'
import { useUpload } from './use-upload.ts'

/** The upload home: choose a file, choose options, watch it run, see the result. */
export function UploadPage() {
  const upload = useUpload()
  const approval = useApproval()
  useApprovalToast(approval)
  return (
    <>
      <AnnounceStage state={upload.state} />
      <Stage {...upload} approval={approval} />
    </>
  )
}

function Stage({ state, dispatch, start, approval }: ReturnType<typeof useUpload> & { approval: Approval }) {
  switch (state.stage) {
    case 'looking':
      return <LookingView />
    case 'choosing':
      if (approval === 'unknown') return <LookingView />
      if (approval === 'pending') return <PendingView />
      return <FileStage isWrongType={state.isWrongType} dispatch={dispatch} />
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
