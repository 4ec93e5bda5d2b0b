import { SearchX, Users } from 'lucide-react'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { texts } from './texts.ts'

/** Nobody matches the search, or nobody is in the list at all. */
export function NoUsers({
  list,
  search,
  onShowAll,
}: {
  list: 'all' | 'withKeys'
  search: string
  onShowAll: () => void
}) {
  const t = useTexts(texts)
  if (!search) {
    return (
      <EmptyState icon={<Users aria-hidden />} title={t(`empty.${list}`)}>
        {t(`empty.${list}Text`)}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={t('empty.search', { search })}
      action={<Button onClick={onShowAll}>{t('empty.showAll')}</Button>}
    >
      {t('empty.searchText')}
    </EmptyState>
  )
}
