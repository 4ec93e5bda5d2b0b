import { userSorts } from '#contract/endpoints/admin.ts'
import { ListOrder } from '#web/admin/parts/list-order.tsx'
import { type UserView, userFilters } from '#web/admin/parts/user-view.ts'
import { texts } from '#web/admin/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { OptionSelect } from '#web/ui/forms/option-select.tsx'
import { SearchField } from '#web/ui/forms/search-field.tsx'
import { ListToolbar } from '#web/ui/tables/list-toolbar.tsx'
import type { ChangeView } from '#web/ui/views/use-view.ts'

/** Search, state and count; and the order where cards have no column headers. */
export function UserListToolbar({
  view,
  onChange,
  total,
  haveKeys,
}: {
  view: UserView
  onChange: ChangeView<UserView>
  /** Null while unknown. */
  total: number | null
  /** None of these users waits for a key. */
  haveKeys: boolean
}) {
  const t = useTexts(texts)
  const isAll = view.search === '' && view.state === 'all'
  return (
    <ListToolbar
      count={total !== null && t(isAll ? 'search.all' : 'search.found', { count: total })}
      className="mb-4"
    >
      <SearchField
        label={t('search.label')}
        placeholder={t('search.hint')}
        value={view.search}
        onChange={(search) => onChange({ search })}
      />
      <div className="w-full sm:w-64">
        <OptionSelect
          label={t('user.state')}
          value={view.state}
          options={userFilters
            .filter((value) => !(haveKeys && value === 'waiting'))
            .map((value) => ({ value, label: t(`states.${value}`) }))}
          onChange={(state) => onChange({ state })}
        />
      </div>
      <ListOrder
        sort={view.sort}
        options={userSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(sort) => onChange({ sort })}
      />
    </ListToolbar>
  )
}
