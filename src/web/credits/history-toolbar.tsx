import { useTexts } from '#web/i18n/use-texts.ts'
import { SearchField } from '#web/ui/search-field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { ChangeView } from '#web/ui/use-view.ts'
import { type HistoryView, historyTypes } from './history-view.ts'
import { texts } from './texts.ts'

/** Type, search and count. */
export function HistoryToolbar({
  view,
  onChange,
  total,
}: {
  view: HistoryView
  onChange: ChangeView<HistoryView>
  /** Null while it is not known. */
  total: number | null
}) {
  const t = useTexts(texts)
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-6 gap-y-3">
      <div className="w-full sm:w-56">
        <Select
          label={t('history.type')}
          value={view.type}
          options={historyTypes.map((value) => ({ value, label: t(`history.types.${value}`) }))}
          onChange={({ currentTarget }) =>
            onChange({ type: historyTypes.find((known) => known === currentTarget.value) ?? 'all' })
          }
        />
      </div>
      <div className="w-full sm:w-72">
        <SearchField
          label={t('history.search')}
          placeholder={t('history.searchHint')}
          value={view.search}
          onChange={(search) => onChange({ search })}
        />
      </div>
      <p role="status" className="py-2.5 text-sm text-muted tabular-nums">
        {total !== null && t('history.count', { count: total })}
      </p>
    </div>
  )
}
