import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useFirstInteraction } from '#web/ui/feedback/use-first-interaction.ts'
import { AnnounceStage } from './announce-stage.tsx'
import { FileStage } from './choose/file-stage.tsx'
import { LookingView } from './looking-view.tsx'
import { apiKeysQuery, assignedKeysQuery } from './parts/upload-queries.ts'
import { type Approval, useApproval } from './parts/use-approval.ts'
import { importSending } from './starting/use-start-job.ts'
import { useApprovalToast } from './use-approval-toast.ts'
import { useUpload } from './use-upload.ts'

const importLaterStage = () => import('./later-stage.tsx')
const LaterStage = lazy(async () => ({ default: (await importLaterStage()).LaterStage }))
const PendingView = lazy(async () => ({ default: (await import('./pending/pending-view.tsx')).PendingView }))

/** The upload page: choose a file, choose options, follow the job, see the result. */
export function UploadPage() {
  const upload = useUpload()
  const { stage } = upload.state
  const approval = useApproval()
  // Fetched together with the running job, so that users who can't start jobs read so above the file selection without it moving.
  const usable = useQuery(apiKeysQuery)
  const assigned = useQuery(assignedKeysQuery)
  const isKeyUnknown = usable.isPending || assigned.isPending
  useApprovalToast(approval)
  // The next stage's code loads while the user looks for a file on disk. If that fails, choosing one loads it again.
  useFirstInteraction(() => void Promise.all([importLaterStage(), importSending()]).catch(() => {}))
  return (
    <>
      <AnnounceStage state={upload.state} />
      {/* The page is wide at every stage, so that nothing moves between stages. */}
      <div data-wide>
        <Suspense
          fallback={
            <Sheet>
              <LookingView />
            </Sheet>
          }
        >
          {/* The sheet that fills up during a job stays when the job ends. */}
          <Sheet key={stage === 'complete' ? 'processing' : stage}>
            <Stage {...upload} approval={isKeyUnknown ? 'unknown' : approval} />
          </Sheet>
        </Suspense>
      </div>
    </>
  )
}

/** As wide as other pages, unless a stage asks for more. */
function Sheet({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-[77rem] has-data-wide:max-w-none">{children}</div>
}

function Stage({ state, approval, ...acts }: ReturnType<typeof useUpload> & { approval: Approval }) {
  // A user who waits for a key has asked to check a list.
  const [isChecking, setChecking] = useState(false)
  if (state.stage === 'looking') return <LookingView />
  if (state.stage !== 'choosing') return <LaterStage state={state} {...acts} />
  if (approval === 'unknown') return <LookingView />
  if (approval === 'pending' && !isChecking) return <PendingView onCheck={() => setChecking(true)} />
  return <FileStage state={state} dispatch={acts.dispatch} takesFocus={isChecking} />
}
