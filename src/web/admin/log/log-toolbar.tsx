import { auditKinds } from '#contract/entities/audit-event.ts'
import { auditWords } from '#contract/words/audit-words.ts'
import { useLanguage } from '#web/i18n/use-language.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { OptionSelect } from '#web/ui/forms/option-select.tsx'
import { SearchField } from '#web/ui/forms/search-field.tsx'
import { ListToolbar } from '#web/ui/tables/list-toolbar.tsx'
import type { ChangeView } from '#web/ui/views/use-view.ts'
import { type LogView, periods } from './log-view.ts'
import { texts } from './texts.ts'

/** Search, event, period and count. */
export function LogToolbar({
  view,
  onChange,
  total,
}: {
  view: LogView
  onChange: ChangeView<LogView>
  /** Null while unknown. */
  total: number | null
}) {
  const t = useTexts(texts)
  const language = useLanguage()
  const kinds = auditKinds
    .map((value) => ({ value, label: auditWords[value].title[language] }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
  return (
    <ListToolbar count={total !== null && t('count', { count: total })} className="mb-4">
      <SearchField
        label={t('search')}
        placeholder={t('searchHint')}
        value={view.search}
        onChange={(search) => onChange({ search })}
      />
      <div className="w-full sm:w-64">
        <OptionSelect
          label={t('kind')}
          value={view.kind}
          options={[{ value: 'all', label: t('everyKind') }, ...kinds]}
          onChange={(kind) => onChange({ kind })}
        />
      </div>
      <div className="w-full sm:w-40">
        <OptionSelect
          label={t('period')}
          value={view.period}
          options={periods.map((value) => ({ value, label: t(`periods.${value}`) }))}
          onChange={(period) => onChange({ period })}
        />
      </div>
    </ListToolbar>
  )
}
