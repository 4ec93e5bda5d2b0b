import { useQuery } from '@tanstack/react-query'
import type { Dispatch } from 'react'
import { formatCents } from '#contract/money.ts'
import { currentUserQuery } from '#web/http/current-user.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useDocumentTitle } from '#web/ui/layout/document-title.ts'
import { changeDraft } from '#web/upload/draft/change-draft.ts'
import { withBalance } from '#web/upload/draft/read-shortfall.ts'
import { reckonImages, takeFirstImages } from '#web/upload/draft/reckon-images.ts'
import type { Draft, UploadEvent, UploadState } from '#web/upload/draft/upload-state.ts'
import { useStageHead } from '#web/upload/parts/use-stage-head.ts'
import { texts } from '#web/upload/texts.ts'
import { Reckoning } from './reckoning.tsx'
import { UnaffordableActions } from './unaffordable-actions.tsx'

/** Shown when the credit is insufficient for a start: the exact figures and all ways to continue. */
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
  const language = useLanguage()
  const heading = useStageHead<HTMLHeadingElement>()
  const { data: user } = useQuery(currentUserQuery)
  // The balance can grow while this screen is open, by a purchase in another tab or an administrator.
  const now = withBalance(shortfall, user?.creditBalance ?? shortfall.balanceCents)
  const reaches = now.missingCents <= 0
  const title = t(reaches ? 'unaffordable.reachesTitle' : 'unaffordable.title')
  useDocumentTitle(title)

  // In list order, where repeats may be free, it can be more than the balance alone suggests.
  const first = reckonImages(draft, now.affordableImages)?.images ?? now.affordableImages

  function takeFirst() {
    const settings = takeFirstImages(first)
    dispatch({ type: 'settingsChanged', settings })
    onStart(changeDraft(draft, { type: 'settingsChanged', settings }))
  }

  return (
    <Card className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-5">
      <div className="grid gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-xl">
          {title}
        </h1>
        <p className="break-words text-muted">{t('unaffordable.of', { filename: draft.file.name })}</p>
      </div>
      {reaches ? (
        <Banner
          tone="good"
          title={t('unaffordable.reaches', { balance: formatCents(now.balanceCents, language) })}
        />
      ) : (
        <Banner
          tone="bad"
          title={t('unaffordable.missing', { amount: formatCents(now.missingCents, language) })}
        >
          {t('unaffordable.nothingCharged')}
        </Banner>
      )}
      <Reckoning shortfall={now} reckoned={reckonImages(draft)} />
      <UnaffordableActions
        shortfall={now}
        firstImages={first}
        isSending={sending !== null}
        onRetry={() => onStart(draft)}
        onTakeFirst={takeFirst}
        onBack={() => dispatch({ type: 'backToOptions' })}
      />
      <p className="border-t border-line pt-4 text-sm text-muted">{t('unaffordable.kept')}</p>
    </Card>
  )
}
