import { useTexts } from '#web/i18n/use-texts.ts'
import type { UploadState } from '#web/upload/draft/upload-state.ts'
import { texts } from '#web/upload/texts.ts'
import { LastFiles } from './last-files.tsx'
import { StepList } from './step-list.tsx'

/** Next to the sheet: the last files, the steps, and the promise that nothing is lost by leaving. */
export function ProcessingSide({
  state: { status, error, hasFailed },
  items,
}: {
  state: Extract<UploadState, { stage: 'processing' }>
  items: Extract<UploadState, { stage: 'processing' }>['items']
}) {
  const t = useTexts(texts)
  return (
    <div className="grid grid-cols-1 gap-4 sm:max-lg:grid-cols-2">
      <LastFiles items={items} />
      <div className="grid grid-cols-1 content-start gap-4">
        <StepList steps={status?.processingSteps ?? []} hasFailed={hasFailed} />
        {error === null && <p className="text-sm text-muted">{t('progress.safe')}</p>}
      </div>
    </div>
  )
}
