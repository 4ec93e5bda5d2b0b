import { KeyRound, SearchX, Users } from 'lucide-react'
import type { UserView } from '#web/admin/parts/user-view.ts'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

/** The empty list: no user matches the search, none is in the chosen state, or there are none at all. */
export function NoUsers({
  list,
  view: { search, state },
  onShowAll,
}: {
  list: 'all' | 'withKeys'
  view: UserView
  onShowAll: () => void
}) {
  const t = useTexts(texts)
  if (!search && state !== 'all') {
    return (
      <EmptyState
        icon={<KeyRound aria-hidden />}
        title={t(`empty.${state}`)}
        action={<Button onClick={onShowAll}>{t('empty.showAll')}</Button>}
      >
        {t(`empty.${state}Text`)}
      </EmptyState>
    )
  }
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
