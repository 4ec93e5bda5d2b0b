import { userSorts } from '#contract/endpoints/admin.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
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
    <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="w-full sm:w-72">
        <SearchField
          label={t('search.label')}
          placeholder={t('search.hint')}
          value={view.search}
          onChange={(search) => onChange({ search })}
        />
      </div>
      <ListOrder
        sort={view.sort}
        options={userSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(sort) => onChange({ sort })}
      />
      <p role="status" className="py-2.5 text-sm text-muted tabular-nums">
        {total !== null && t(view.search ? 'search.found' : 'search.all', { count: total })}
      </p>
    </div>
  )
}
