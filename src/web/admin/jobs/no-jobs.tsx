import { Files, SearchX } from 'lucide-react'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import type { JobView } from './job-view.ts'

/** No job matches, or there is none at all. */
export function NoJobs({ view: { search, status }, onShowAll }: { view: JobView; onShowAll: () => void }) {
  const t = useTexts(texts)
  if (!search && status === 'all') {
    return (
      <EmptyState icon={<Files aria-hidden />} title={t('jobs.none')}>
        {t('jobs.noneText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={t('jobs.noneFound')}
      action={<Button onClick={onShowAll}>{t('empty.showAll')}</Button>}
    >
      {t('jobs.noneFoundText')}
    </EmptyState>
  )
}
