import type { FilledText } from '#contract/lists/filled-texts.ts'
import { useTexts } from '#web/i18n/use-texts.ts'
import { OptionSelect } from '#web/ui/forms/option-select.tsx'
import { addedColumn, columnChoices, type ListColumns, suggestedColumn } from './column-choice.ts'
import { texts } from './texts.ts'

export interface ColumnSelectProps {
  list: ListColumns
  text: FilledText
  language: string
  value: string
  onChange: (value: string) => void
}

/** The column of the list that gets the texts. */
export function ColumnSelect({ list, text, language, value, onChange }: ColumnSelectProps) {
  const t = useTexts(texts)
  const { suggestion, isAdded, columns, added } = columnChoices(list, text, language)
  const suggested = isAdded ? t('dialog.newColumn', { column: suggestion }) : suggestion
  const options = [
    { value: suggestedColumn, label: t('dialog.suggested', { column: suggested }) },
    ...columns.map(({ value, name }) => ({ value, label: name })),
    ...(added === null ? [] : [{ value: addedColumn, label: t('dialog.newColumn', { column: added }) }]),
  ]
  const isThere = options.some((option) => option.value === value)
  return (
    <OptionSelect
      label={t('dialog.column')}
      hint={list.isJson && value === suggestedColumn ? t('dialog.inPictures') : undefined}
      value={isThere ? value : suggestedColumn}
      options={options}
      onChange={onChange}
    />
  )
}
