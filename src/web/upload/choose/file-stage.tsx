import { useQuery } from '@tanstack/react-query'
import { type Dispatch, lazy, Suspense, useCallback, useState } from 'react'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'
import type { UploadEvent, UploadState } from '#web/upload/draft/upload-state.ts'
import { texts } from '#web/upload/home-texts.ts'
import { AccountBanner } from '#web/upload/parts/account-banner.tsx'
import { ChooseHeading } from '#web/upload/parts/choose-heading.tsx'
import { type ChosenFiles, filesIn, type PathFile, sortFiles } from '#web/upload/parts/chosen-files.ts'
import { useAuditList } from '#web/upload/parts/use-audit-list.ts'
import { useChosenFile } from '#web/upload/parts/use-chosen-file.ts'
import { useFileDrop } from '#web/upload/parts/use-file-drop.ts'
import { useStageHead } from '#web/upload/parts/use-stage-head.ts'
import { PasteOffer } from '#web/upload/paste/paste-offer.tsx'
import { DropZone } from './drop-zone.tsx'
import { PicturesOffer } from './pictures-offer.tsx'
import { RecentSkeleton } from './recent-skeleton.tsx'
import { SampleOffer } from './sample-offer.tsx'

// With its images it would make the first load of every page larger.
const RecentJobs = lazy(async () => ({ default: (await import('./recent-jobs.tsx')).RecentJobs }))

const PicturesStage = lazy(async () => ({
  default: (await import('#web/upload/pictures/pictures-stage.tsx')).PicturesStage,
}))

const usualMegabytes = 25

/** Stage 1: choose a list, or pictures. */
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
  const allowed = useQuery(settingsQuery).data
  useDocumentTitle(t('title'))
  const heading = useStageHead<HTMLHeadingElement>(hasComeBack || takesFocus)
  const choose = useChosenFile(dispatch)
  useAuditList(choose)
  const [chosen, setChosen] = useState<ChosenFiles | null>(null)
  const take = useCallback(
    (files: PathFile[]) => {
      const sorted = sortFiles(files)
      if (sorted) setChosen(sorted)
      else if (files[0]) choose(files[0].file)
    },
    [choose],
  )
  const takePasted = useCallback(
    (files: File[]) => take(files.map((file) => ({ path: file.name, file }))),
    [take],
  )
  const isDropping = useFileDrop(
    useCallback((_: File, all: DataTransfer) => void filesIn(all).then(take), [take]),
  )
  if (chosen)
    return (
      <div className="min-h-dvh">
        <Suspense fallback={null}>
          <PicturesStage chosen={chosen} onReady={choose} onCancel={() => setChosen(null)} />
        </Suspense>
      </div>
    )

  return (
    <div className="grid min-h-dvh content-start gap-6">
      <ChooseHeading title={heading} />
      <AccountBanner />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-8">
        <div className="grid min-w-0 content-start gap-6">
          <DropZone isDropping={isDropping} wrongType={wrongType} onFile={choose}>
            <div className="flex flex-wrap gap-3">
              <PicturesOffer onFiles={take} />
              <PasteOffer onFiles={takePasted} />
            </div>
            <p className="text-sm text-muted">
              {t('choose.picturesHint', { maxMegabytes: allowed?.maxPictureMegabytes ?? usualMegabytes })}
            </p>
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
