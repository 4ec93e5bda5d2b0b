import type { Dispatch } from 'react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { useDocumentTitle } from '#web/ui/layout/use-document-title.ts'
import type { UploadEvent, UploadState } from '#web/upload/draft/upload-state.ts'
import { AccountBanner } from '#web/upload/parts/account-banner.tsx'
import { useChosenFile } from '#web/upload/parts/use-chosen-file.ts'
import { useFileDrop } from '#web/upload/parts/use-file-drop.ts'
import { Receipt } from '#web/upload/receipt/receipt.tsx'
import { texts } from '#web/upload/texts.ts'
import { AmountStep } from './amount-step.tsx'
import { ChosenFile } from './chosen-file.tsx'
import { FormatStep } from './format-step.tsx'
import { LanguagesStep } from './languages-step.tsx'
import { ListStep } from './list-step.tsx'
import { PromptStep } from './prompt-step.tsx'
import { refusalPlace } from './refusal-place.ts'
import { StartBar } from './start-bar.tsx'
import { startObstacle } from './start-obstacle.ts'
import { type StepProps, useSteps } from './step.tsx'
import { useUploadLimits } from './use-upload-limits.ts'

/** Stage 2: the steps on the left, what they cost on the right; on a phone the price stays at the bottom. */
export function OptionsStage({
  state,
  dispatch,
  onStart,
}: {
  state: Extract<UploadState, { stage: 'options' }>
  dispatch: Dispatch<UploadEvent>
  onStart: () => void
}) {
  const t = useTexts(texts)
  useDocumentTitle(t('title'))
  useFileDrop(useChosenFile(dispatch))
  const steps = useSteps()
  const { draft, refusal, sending } = state
  const obstacle = startObstacle(draft, useUploadLimits())
  const place = refusal?.code && refusalPlace(refusal.code)
  const step: StepProps = {
    draft,
    steps,
    onChange: (settings) => dispatch({ type: 'settingsChanged', settings }),
    refusalAt: (wanted) => (place === wanted ? refusal : null),
  }
  const isReadable = draft.list.state === 'readable'

  return (
    <div className="flex flex-col gap-5 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <div className="grid min-w-0 gap-5">
        <h1 className="sr-only">{t('choose.title')}</h1>
        <AccountBanner refusalCode={refusal?.code ?? null} />
        <ChosenFile
          draft={draft}
          refusal={step.refusalAt('file')}
          onRemove={() => dispatch({ type: 'fileRemoved' })}
        />
        {isReadable && (
          <fieldset disabled={sending !== null} className="grid min-w-0 gap-5">
            <ListStep {...step} />
            <AmountStep {...step} />
            <LanguagesStep {...step} />
            <PromptStep {...step} />
            <FormatStep {...step} />
          </fieldset>
        )}
      </div>
      {draft.list.state !== 'refused' && (
        <aside aria-label={t('receipt.title')} className="contents lg:sticky lg:top-5 lg:grid lg:gap-4">
          <Receipt draft={draft} onChange={step.onChange} />
          <StartBar
            draft={draft}
            sending={sending}
            obstacle={obstacle}
            refusal={step.refusalAt('start')}
            onStart={onStart}
            onShowRunningJob={() => dispatch({ type: 'jobLookedFor' })}
          />
        </aside>
      )}
    </div>
  )
}
