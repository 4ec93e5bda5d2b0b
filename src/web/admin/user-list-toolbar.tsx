import { userSorts } from '#contract/endpoints/admin.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { ListToolbar } from '#web/ui/list-toolbar.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import type { ChangeView } from '#web/ui/use-view.ts'
import { ListOrder } from './list-order.tsx'
import { texts } from './texts.ts'
import type { UserView } from './user-view.ts'

/** Search and count; where cards have no column heads to press, the order, too. */
export function UserListToolbar({
  view,
  onChange,
  total,
}: {
  view: UserView
  onChange: ChangeView<UserView>
  /** Null while it is not known. */
  total: number | null
}) {
  const t = useTexts(texts)
  return (
    <ListToolbar
      count={total !== null && t(view.search ? 'search.found' : 'search.all', { count: total })}
      className="mb-4"
    >
      <SearchField
        label={t('search.label')}
        placeholder={t('search.hint')}
        value={view.search}
        onChange={(search) => onChange({ search })}
      />
      <ListOrder
        sort={view.sort}
        options={userSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(sort) => onChange({ sort })}
      />
    </ListToolbar>
  )
}
