import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
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

/** The upload home: choose a file, choose options, watch it run, see the result. */
export function UploadPage() {
  const upload = useUpload()
  const { stage } = upload.state
  const approval = useApproval()
  // Asked beside the running job: who can't start reads so above the file selection, which must not move for it.
  const usable = useQuery(apiKeysQuery)
  const assigned = useQuery(assignedKeysQuery)
  const isKeyUnknown = usable.isPending || assigned.isPending
  useApprovalToast(approval)
  // What comes after the file loads while it is looked for on the disk. Should it fail, choosing one tries again.
  useFirstInteraction(() => void Promise.all([importLaterStage(), importSending()]).catch(() => {}))
  return (
    <>
      <AnnounceStage state={upload.state} />
      {/* The page is wide at every stage, so that nothing moves from one to the next. */}
      <div data-wide>
        <Suspense
          fallback={
            <Sheet>
              <LookingView />
            </Sheet>
          }
        >
          {/* What fills up while a job runs stays when it is over. */}
          <Sheet key={stage === 'complete' ? 'processing' : stage}>
            <Stage {...upload} approval={isKeyUnknown ? 'unknown' : approval} />
          </Sheet>
        </Suspense>
      </div>
    </>
  )
}

/** As wide as other pages, but for a stage that says that it needs more. */
function Sheet({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-[77rem] has-data-wide:max-w-none">{children}</div>
}

function Stage({ state, approval, ...acts }: ReturnType<typeof useUpload> & { approval: Approval }) {
  if (state.stage === 'looking') return <LookingView />
  if (state.stage !== 'choosing') return <LaterStage state={state} {...acts} />
  if (approval === 'unknown') return <LookingView />
  if (approval === 'pending') return <PendingView />
  return <FileStage state={state} dispatch={acts.dispatch} />
}
