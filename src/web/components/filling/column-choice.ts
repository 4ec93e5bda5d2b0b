import type { z } from 'zod'
import type { listColumns } from '#contract/endpoints/downloads.ts'
import { chooseTarget, newColumn } from '#contract/lists/columns/choose-target.ts'
import { columnKey } from '#contract/lists/columns/column-key.ts'
import type { FilledText } from '#contract/lists/filled-texts.ts'

export type ListColumns = z.infer<(typeof listColumns)['schema']['response'][200]>

/** The recommended column, which depends on text and language. Any other value is a position, or `addedColumn`. */
export const suggestedColumn = ''
export const addedColumn = 'new'

/** The options: the recommendation first, then the list's columns except that of the addresses, a new one last. */
export function columnChoices(list: ListColumns, text: FilledText, language: string) {
  const suggestion = chooseTarget(list, text, language)
  const added = newColumn(list, text, language).header
  const columns = list.headers.flatMap((_, index) =>
    index === list.urlColumn || index === suggestion
      ? []
      : [{ value: String(index), name: columnKey(list.headers, index) }],
  )
  const isAdded = typeof suggestion !== 'number'
  return {
    suggestion: isAdded ? suggestion.header : columnKey(list.headers, suggestion),
    isAdded,
    columns,
    added: isAdded && suggestion.header === added ? null : added,
  }
}

/** The query parameter of `GET /api/jobs/:id/list`. */
export function columnQuery({ headers }: ListColumns, value: string) {
  if (value === suggestedColumn) return {}
  if (value === addedColumn) return { newColumn: 'true' as const }
  return { column: columnKey(headers, Number(value)) }
}
