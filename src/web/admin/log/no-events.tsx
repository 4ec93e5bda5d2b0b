import { ScrollText, SearchX } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { texts } from './texts.ts'

/** No events on record, or none that match. */
export function NoEvents({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) {
  const t = useTexts(texts)
  if (!isNarrowed) {
    return (
      <EmptyState icon={<ScrollText aria-hidden />} title={t('none')}>
        {t('noneText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={t('noneFound')}
      action={<Button onClick={onShowAll}>{t('showAll')}</Button>}
    >
      {t('noneFoundText')}
    </EmptyState>
  )
}
