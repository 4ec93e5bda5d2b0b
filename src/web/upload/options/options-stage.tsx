import { useQuery } from '@tanstack/react-query'
import { type Dispatch, useCallback } from 'react'
import { limits } from '#contract/limits.ts'
import { settingsQuery } from '#web/http/public-settings.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'
import type { UploadEvent, UploadState } from '#web/upload/draft/upload-state.ts'
import { texts as homeTexts } from '#web/upload/home-texts.ts'
import { AccountBanner } from '#web/upload/parts/account-banner.tsx'
import { useChosenFile } from '#web/upload/parts/use-chosen-file.ts'
import { useFileDrop } from '#web/upload/parts/use-file-drop.ts'
import { CreditNote } from '#web/upload/receipt/credit-note.tsx'
import { LimitNote } from '#web/upload/receipt/limit-note.tsx'
import { Receipt } from '#web/upload/receipt/receipt.tsx'
import { texts } from '#web/upload/texts.ts'
import { ChosenFile } from './chosen-file.tsx'
import { ListPart } from './list-part.tsx'
import { refusalPlace } from './refusal-place.ts'
import { Settings } from './settings.tsx'
import { StartBar } from './start-bar.tsx'
import { type Obstacle, type OptionPlace, startObstacle, type UploadLimits } from './start-obstacle.ts'
import { type StepProps, useSteps } from './step.tsx'
import { useStartKeys } from './use-start-keys.ts'

/**
 * Stage 2: pictures and settings on the left, the cost on the right; on a phone the price stays at the bottom. In tab order, the
 * start button comes before the settings, because most lists need no changes to them.
 */
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
  const home = useTexts(homeTexts)
  useDocumentTitle(home('title'))
  const choose = useChosenFile(dispatch)
  useFileDrop(useCallback((file: File) => choose(file), [choose]))
  const { draft, refusal, sending } = state
  const obstacle = startObstacle(draft, useUploadLimits())
  const steps = useSteps(missingAnswer(obstacle))
  useStartKeys(obstacle === null && sending === null ? onStart : null)
  const place = refusal?.code && refusalPlace(refusal.code)
  const step: StepProps = {
    draft,
    steps,
    onChange: (settings) => dispatch({ type: 'settingsChanged', settings }),
    refusalAt: (wanted) => (place === wanted ? refusal : null),
  }
  const isRefused = draft.list.state === 'refused'

  return (
    <div
      data-wide
      // Hide the footer: the list being read fills this page in a moment.
      className="flex min-h-dvh flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-5"
    >
      <div className="grid min-w-0 gap-4">
        <h1 className="sr-only">{home('choose.title')}</h1>
        <AccountBanner refusalCode={refusal?.code ?? null} />
        <ChosenFile
          draft={draft}
          refusal={step.refusalAt('file')}
          onSheet={(sheet) => dispatch({ type: 'settingsChanged', settings: { sheet } })}
          onFind={() => dispatch({ type: 'settingsChanged', settings: { table: 'found' } })}
          onRemove={() => dispatch({ type: 'fileRemoved' })}
        />
      </div>
      {!isRefused && (
        <>
          <aside
            aria-label={t('receipt.title')}
            className="contents lg:sticky lg:top-5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex lg:flex-col lg:gap-4"
          >
            <StartBar
              draft={draft}
              sending={sending}
              obstacle={obstacle}
              refusal={step.refusalAt('start')}
              onStart={onStart}
              onShowRunningJob={() => dispatch({ type: 'jobLookedFor' })}
            />
            <Receipt draft={draft} />
            <CreditNote draft={draft} onChange={step.onChange} />
            <LimitNote draft={draft} onChange={step.onChange} />
          </aside>
          <fieldset
            disabled={sending !== null}
            className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 max-lg:order-1 lg:col-start-1"
          >
            <ListPart {...step} />
            {draft.list.state === 'readable' && <Settings {...step} />}
          </fieldset>
        </>
      )}
    </div>
  )
}

/** The setting to open because the job cannot start until it is changed. */
function missingAnswer(obstacle: Obstacle | null): OptionPlace | null {
  if (!obstacle) return null
  // While the list is read there is nothing to open; and the base address has its field next to the pictures.
  const isElsewhere = 'text' in obstacle && (obstacle.text === 'reading' || obstacle.text === 'baseNeeded')
  return isElsewhere ? null : obstacle.place
}

/** The limits of this installation; the defaults until the server has answered. */
function useUploadLimits(): UploadLimits {
  return useQuery(settingsQuery).data ?? limits
}
