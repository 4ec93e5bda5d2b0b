import { useTexts } from '#web/i18n/use-texts.ts'
import { Select } from '#web/ui/forms/select.tsx'
import { texts } from '#web/upload/texts.ts'

/** Which sheet of a workbook is the list; nothing where there is no choice. */
export function SheetChoice({
  sheets,
  sheet,
  onChange,
}: {
  sheets: readonly string[]
  sheet: string
  onChange: (sheet: string) => void
}) {
  const t = useTexts(texts)
  if (sheets.length < 2) return null
  return (
    <Select
      label={t('list.sheet')}
      value={sheet}
      onChange={(event) => onChange(event.target.value)}
      options={sheets.map((name) => ({ value: name, label: name }))}
    />
  )
}
