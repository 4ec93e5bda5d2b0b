import { useTexts } from '#web/i18n/use-texts.ts'
import { Select } from '#web/ui/forms/select.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import type { JobSettings } from '#web/upload/draft/job-settings.ts'
import type { ListState } from '#web/upload/draft/upload-state.ts'
import { texts } from '#web/upload/texts.ts'
import { ListFormat } from './list-format.tsx'
import { PreviewCards } from './preview-cards.tsx'
import { PreviewTable } from './preview-table.tsx'
import { SheetChoice } from './sheet-choice.tsx'
import { WishFields } from './wish-fields.tsx'

/** Which column holds the addresses, which one the context; with the list's first rows to see it. */
export function ListColumns({
  id,
  list,
  settings,
  onChange,
}: {
  id: string
  list: Extract<ListState, { state: 'readable' }>
  settings: JobSettings
  onChange: (settings: Partial<JobSettings>) => void
}) {
  const t = useTexts(texts)
  const options = list.preview.columns.map(({ key, label }) => ({ value: key, label }))
  return (
    <div id={id}>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 className="text-lg">{t('list.title')}</h2>
        {list.preview.workbook && (
          <SheetChoice
            {...list.preview.workbook}
            sheet={settings.sheet || list.preview.workbook.sheet}
            onChange={(sheet) => onChange({ sheet })}
          />
        )}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Select
            label={t('list.urlColumn')}
            hint={t('list.urlColumnHint')}
            required
            value={settings.urlColumn}
            onChange={(event) => onChange({ urlColumn: event.target.value })}
            options={settings.urlColumn ? options : [{ value: '', label: t('list.noUrl') }, ...options]}
          />
          <Select
            label={t('list.contextColumn')}
            hint={t('list.contextColumnHint')}
            value={settings.contextColumn ?? ''}
            onChange={(event) => onChange({ contextColumn: event.target.value })}
            options={[
              { value: '', label: t('list.noContext') },
              ...options.filter(({ value }) => value !== settings.urlColumn),
            ]}
          />
        </div>
        <WishFields preview={list.preview} settings={settings} onChange={onChange} />
        <ListFormat list={list} />
        <PreviewTable preview={list.preview} settings={settings} />
        <PreviewCards preview={list.preview} settings={settings} />
      </Card>
    </div>
  )
}
