import { SearchX } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { texts } from '#web/results/texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

/** No image matches filter and search. */
export function NoImages({ onShowAll }: { onShowAll: () => void }) {
  const t = useTexts(texts)
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={t('images.nothing')}
      action={<Button onClick={onShowAll}>{t('images.showAll')}</Button>}
    >
      {t('images.nothingText')}
    </EmptyState>
  )
}
