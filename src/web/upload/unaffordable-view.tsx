import { useQuery } from '@tanstack/react-query'
import type { Dispatch } from 'react'
import { formatCents } from '#contract/money.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { useDocumentTitle } from '#web/ui/use-document-title.ts'
import { changeDraft } from './change-draft.ts'
import { Reckoning } from './reckoning.tsx'
import { takeFirstImages } from './take-first-images.ts'
import { texts } from './texts.ts'
import { UnaffordableActions } from './unaffordable-actions.tsx'
import type { Draft, UploadEvent, UploadState } from './upload-state.ts'
import { useFocusOnMount } from './use-focus-on-mount.ts'

/** The error screen of a start that credit does not reach for: the exact figures and every way on. */
export function UnaffordableView({
  state: { draft, sending, shortfall },
  dispatch,
  onStart,
}: {
  state: Extract<UploadState, { stage: 'unaffordable' }>
  dispatch: Dispatch<UploadEvent>
  onStart: (draft: Draft) => void
}) {
  const t = useTexts(texts)
  useDocumentTitle(t('unaffordable.title'))
  const heading = useFocusOnMount<HTMLHeadingElement>()
  const { data: user } = useQuery(currentUserQuery)
  const balanceCents = user?.creditBalance ?? shortfall.balanceCents
  // Bought in another tab, or given by an administrator while this screen stood here.
  const reachesNow = balanceCents >= shortfall.costCents

  function takeFirst() {
    const settings = takeFirstImages(shortfall.affordableImages)
    dispatch({ type: 'settingsChanged', settings })
    onStart(changeDraft(draft, { type: 'settingsChanged', settings }))
  }

  return (
    <Card className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-5">
      <div className="grid gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-xl">
          {t('unaffordable.title')}
        </h1>
        <p className="break-words text-muted">{t('unaffordable.of', { filename: draft.file.name })}</p>
      </div>
      {reachesNow ? (
        <Banner tone="good" title={t('unaffordable.reachesNow', { balance: formatCents(balanceCents) })} />
      ) : (
        <Banner tone="bad" title={t('unaffordable.missing', { amount: formatCents(shortfall.missingCents) })}>
          {t('unaffordable.nothingCharged')}
        </Banner>
      )}
      <Reckoning shortfall={shortfall} />
      <UnaffordableActions
        shortfall={shortfall}
        isSending={sending !== null}
        reachesNow={reachesNow}
        onRetry={() => onStart(draft)}
        onTakeFirst={takeFirst}
        onBack={() => dispatch({ type: 'backToOptions' })}
      />
      <p className="border-t border-line pt-4 text-sm text-muted">{t('unaffordable.kept')}</p>
    </Card>
  )
}
