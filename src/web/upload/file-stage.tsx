import { type Dispatch, useCallback } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import { AccountBanner } from './account-banner.tsx'
import { ChooseHeading } from './choose-heading.tsx'
import { DropZone } from './drop-zone.tsx'
import { ListExamples } from './list-examples.tsx'
import { SampleOffer } from './sample-offer.tsx'
import { texts } from './texts.ts'
import type { UploadEvent } from './upload-state.ts'
import { useChosenFile } from './use-chosen-file.ts'
import { useFileDrop } from './use-file-drop.ts'

/** Stage 1: choose a list. */
export function FileStage({
  isWrongType,
  dispatch,
}: {
  isWrongType: boolean
  dispatch: Dispatch<UploadEvent>
}) {
  const t = useTexts(texts)
  useDocumentTitle(t('title'))
  const choose = useChosenFile(dispatch)
  const isDropping = useFileDrop(useCallback((file: File) => choose(file), [choose]))

  return (
    <div className="grid gap-6">
      <ChooseHeading />
      <AccountBanner />
      <DropZone isDropping={isDropping} isWrongType={isWrongType} onFile={choose} />
      <SampleOffer onFile={choose} />
      <ListExamples />
    </div>
  )
}
