import { userSorts, userStates } from '#contract/endpoints/admin.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { ListOrder } from './list-order.tsx'
import { texts } from './texts.ts'
import type { ChangeUserView } from './use-user-view.ts'
import type { UserView } from './user-view.ts'

const states = ['all', ...userStates] as const

/** Search, state and count; where cards have no column heads to press, the order, too. */
export function UserListToolbar({
  view,
  onChange,
  total,
}: {
  view: UserView
  onChange: ChangeUserView
  /** Null while it is not known. */
  total: number | null
}) {
  const t = useTexts(texts)
  const isAll = view.search === '' && view.state === 'all'
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
      <div className="w-full sm:w-64">
        <Select
          label={t('user.keys')}
          value={view.state}
          options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
          onChange={({ currentTarget }) =>
            onChange({ state: states.find((known) => known === currentTarget.value) ?? 'all' })
          }
        />
      </div>
      <ListOrder
        sort={view.sort}
        options={userSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(sort) => onChange({ sort })}
      />
      <p role="status" className="py-2.5 text-sm text-muted tabular-nums">
        {total !== null && t(isAll ? 'search.all' : 'search.found', { count: total })}
      </p>
    </div>
  )
}
