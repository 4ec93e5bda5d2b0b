import { findColumn } from '#contract/lists/column-key.ts'
import { preselectUrlColumn } from '#contract/lists/preselect-columns.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** The wished columns as keys (`#contract/lists/column-key.ts`); without a wish for the URL the preselected one is meant. */
export interface ColumnChoice {
  urlColumn?: string | undefined
  contextColumn?: string | undefined
}

/** Positions in the headers; `context` is -1 without a context column. Refuses url_column_missing, context_column_missing. */
export function chooseColumns(headers: string[], choice: ColumnChoice): { url: number; context: number } {
  const url = choice.urlColumn ? findColumn(headers, choice.urlColumn) : preselectUrlColumn(headers)
  if (url === -1 && headers.length > 0) throw new Refusal('url_column_missing', { column: choice.urlColumn })
  const context = choice.contextColumn ? findColumn(headers, choice.contextColumn) : -1
  if (choice.contextColumn && context === -1)
    throw new Refusal('context_column_missing', { column: choice.contextColumn })
  return { url, context }
}
