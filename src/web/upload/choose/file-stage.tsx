import { type Dispatch, lazy, Suspense, useCallback } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'
import type { UploadEvent, UploadState } from '#web/upload/draft/upload-state.ts'
import { texts } from '#web/upload/home-texts.ts'
import { AccountBanner } from '#web/upload/parts/account-banner.tsx'
import { ChooseHeading } from '#web/upload/parts/choose-heading.tsx'
import { useChosenFile } from '#web/upload/parts/use-chosen-file.ts'
import { useFileDrop } from '#web/upload/parts/use-file-drop.ts'
import { useStageHead } from '#web/upload/parts/use-stage-head.ts'
import { PasteOffer } from '#web/upload/paste/paste-offer.tsx'
import { DropZone } from './drop-zone.tsx'
import { RecentSkeleton } from './recent-skeleton.tsx'
import { SampleOffer } from './sample-offer.tsx'

// With its images it would make the first load of every page larger.
const RecentJobs = lazy(async () => ({ default: (await import('./recent-jobs.tsx')).RecentJobs }))

/** Stage 1: choose a list. */
export function FileStage({
  state: { wrongType, hasComeBack },
  dispatch,
  takesFocus = false,
}: {
  state: Extract<UploadState, { stage: 'choosing' }>
  dispatch: Dispatch<UploadEvent>
  /** Another view led here. */
  takesFocus?: boolean
}) {
  const t = useTexts(texts)
  useDocumentTitle(t('title'))
  const heading = useStageHead<HTMLHeadingElement>(hasComeBack || takesFocus)
  const choose = useChosenFile(dispatch)
  const isDropping = useFileDrop(useCallback((file: File) => choose(file), [choose]))

  return (
    <div className="grid min-h-dvh content-start gap-6">
      <ChooseHeading title={heading} />
      <AccountBanner />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-8">
        <div className="grid min-w-0 content-start gap-6">
          <DropZone isDropping={isDropping} wrongType={wrongType} onFile={choose}>
            <PasteOffer onFile={choose} />
          </DropZone>
          <SampleOffer onFile={choose} />
        </div>
        <Suspense fallback={<RecentSkeleton />}>
          <RecentJobs />
        </Suspense>
      </div>
    </div>
  )
}
