import { useTexts } from '#web/i18n/use-texts.ts'
import type { ListState } from '#web/upload/draft/upload-state.ts'
import { texts } from '#web/upload/texts.ts'

const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'pipe' } as const

/** What was recognised: delimiter, encoding, rows × columns. */
export function ListFormat({ list }: { list: Extract<ListState, { state: 'readable' }> }) {
  const t = useTexts(texts)
  const { kind, encoding, delimiter, columns } = list.preview
  const name = Object.entries(delimiterNames).find(([sign]) => sign === delimiter)?.[1] ?? 'none'
  const found = t(`list.format.${kind}`, {
    delimiter: t(`list.delimiter.${name}`),
    encoding,
    sheet: list.preview.workbook?.sheet ?? '',
  })
  return (
    <p className="text-sm text-muted tabular-nums">
      {list.count?.isFinal &&
        `${t('list.found', {
          rows: t('rows', { count: list.count.rows }),
          columns: t('columns', { count: columns.length }),
        })} · `}
      {found}
    </p>
  )
}
