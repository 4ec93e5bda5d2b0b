import type { Dispatch } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'
import type { UploadEvent, UploadState } from '#web/upload/draft/upload-state.ts'
import { useStageHead } from '#web/upload/parts/use-stage-head.ts'
import { texts } from '#web/upload/texts.ts'

/** The error screen: the server gave no usable answer. A retry can't start the job twice. */
export function StartFailedView({
  state,
  dispatch,
  onRetry,
}: {
  state: Extract<UploadState, { stage: 'unstarted' }>
  dispatch: Dispatch<UploadEvent>
  onRetry: () => void
}) {
  const t = useTexts(texts)
  useDocumentTitle(t('failed.title'))
  const heading = useStageHead<HTMLHeadingElement>()
  return (
    <Card className="mx-auto grid max-w-2xl gap-4">
      <h1 ref={heading} tabIndex={-1} className="text-xl">
        {t('failed.title')}
      </h1>
      <Banner tone="bad">{state.refusal.message}</Banner>
      <p className="text-muted">{t('failed.kept')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onRetry}>
          {t('failed.retry')}
        </Button>
        <Button onClick={() => dispatch({ type: 'backToOptions' })}>{t('failed.back')}</Button>
      </div>
    </Card>
  )
}
