import { texts as shownTexts } from '#web/components/texts.ts'
import { type HistoryView, historyTypes } from '#web/credits/history-view.ts'
import { texts } from '#web/credits/texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { OptionSelect } from '#web/ui/forms/option-select.tsx'
import { SearchField } from '#web/ui/forms/search-field.tsx'
import { ListToolbar } from '#web/ui/tables/list-toolbar.tsx'
import type { ChangeView } from '#web/ui/views/use-view.ts'

/** Type, search and count. */
export function HistoryToolbar({
  view,
  onChange,
  total,
}: {
  view: HistoryView
  onChange: ChangeView<HistoryView>
  /** Null while unknown. */
  total: number | null
}) {
  const t = useTexts(texts)
  const word = useTexts(shownTexts)
  return (
    <ListToolbar count={total !== null && t('history.count', { count: total })} className="mb-4">
      <div className="w-full sm:w-56">
        <OptionSelect
          label={word('transaction.type')}
          value={view.type}
          options={historyTypes.map((value) => ({ value, label: word(`transaction.types.${value}`) }))}
          onChange={(type) => onChange({ type })}
        />
      </div>
      <SearchField
        label={t('history.search')}
        placeholder={t('history.searchHint')}
        value={view.search}
        onChange={(search) => onChange({ search })}
      />
    </ListToolbar>
  )
}
