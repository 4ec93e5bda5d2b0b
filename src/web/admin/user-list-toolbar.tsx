import { userSorts } from '#contract/endpoints/admin.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { type ListView, nextSorting } from './list-view.ts'
import { texts } from './texts.ts'
import type { ChangeListView } from './use-list-view.ts'

const directions = ['asc', 'desc'] as const

/** Search and count; where cards have no column heads to press, the order, too. */
export function UserListToolbar({
  view,
  onChange,
  total,
}: {
  view: ListView
  onChange: ChangeListView
  /** Null while it is not known. */
  total: number | null
}) {
  const t = useTexts(texts)
  const { key, direction } = view.sort
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
      <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3 sm:w-88 lg:hidden">
        <Select
          label={t('sort.label')}
          value={key}
          options={userSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={({ currentTarget }) => {
            const chosen = userSorts.find((known) => known === currentTarget.value)
            if (chosen) onChange({ sort: nextSorting(view.sort, chosen) })
          }}
        />
        <Select
          label={t('sort.direction')}
          value={direction}
          options={directions.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={({ currentTarget }) =>
            onChange({ sort: { key, direction: currentTarget.value === 'asc' ? 'asc' : 'desc' } })
          }
        />
      </div>
      <p role="status" className="py-2.5 text-sm text-muted tabular-nums">
        {total !== null && t(view.search ? 'search.found' : 'search.all', { count: total })}
      </p>
    </div>
  )
}
