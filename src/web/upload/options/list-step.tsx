import { useTexts } from '#web/i18n/use-texts.ts'
import { Select } from '#web/ui/forms/select.tsx'
import { wishColumns } from '#web/upload/draft/wish-columns.ts'
import { texts } from '#web/upload/texts.ts'
import { BaseUrlField } from './base-url-field.tsx'
import { CountNotes } from './count-notes.tsx'
import { ListFormat } from './list-format.tsx'
import { PreviewCards } from './preview-cards.tsx'
import { PreviewTable } from './preview-table.tsx'
import { Step, type StepProps } from './step.tsx'
import { WishFields } from './wish-fields.tsx'

/** Which column holds the addresses, which one the context; with the list's first rows to see it. */
export function ListStep({ draft, steps, onChange, refusalAt }: StepProps) {
  const t = useTexts(texts)
  const { list, settings } = draft
  if (list.state !== 'readable') return null
  const { columns } = list.preview
  const labelOf = (key: string) => columns.find((column) => column.key === key)?.label ?? key
  const context = settings.contextColumn
    ? t('list.summaryContext', { column: labelOf(settings.contextColumn) })
    : t('list.summaryNoContext')
  const wishes = Object.keys(wishColumns(list.preview, settings)).length
  const options = columns.map(({ key, label }) => ({ value: key, label }))

  return (
    <Step
      name="list"
      next="amount"
      steps={steps}
      title={t('list.title')}
      summary={[
        labelOf(settings.urlColumn) || t('list.noUrl'),
        context,
        ...(wishes > 0 ? [t('wishes.summary', { count: wishes })] : []),
      ].join(' · ')}
      refusal={refusalAt('list')}
    >
      <ListFormat list={list} />
      <PreviewTable preview={list.preview} settings={settings} />
      <PreviewCards preview={list.preview} settings={settings} />
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
      <BaseUrlField list={list} settings={settings} onChange={onChange} />
      <CountNotes count={list.count} />
    </Step>
  )
}
