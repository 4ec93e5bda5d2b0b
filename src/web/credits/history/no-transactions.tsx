import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { creditsQuery } from '#web/credits/credits-queries.ts'
import { texts } from '#web/credits/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

/** No transactions yet, or none that match. */
export function NoTransactions({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  const t = useTexts(texts)
  const credits = useQuery(creditsQuery)
  if (isFiltered) {
    return (
      <EmptyState
        title={t('history.noMatch')}
        action={<Button onClick={onShowAll}>{t('history.showAll')}</Button>}
      >
        {t('history.noMatchText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<ReceiptText aria-hidden />} title={t('history.none')}>
      {credits.data?.startsWithCredit === false && `${t('history.noCredit')} `}
      {t('history.noneText')}
    </EmptyState>
  )
}
