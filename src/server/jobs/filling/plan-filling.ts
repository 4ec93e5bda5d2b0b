import { chooseTarget, newColumn, type TargetColumn } from '#contract/lists/columns/choose-target.ts'
import { findColumn } from '#contract/lists/columns/column-key.ts'
import { importForms } from '#contract/lists/columns/import-forms.ts'
import { recogniseExport } from '#contract/lists/columns/known-exports.ts'
import type { FilledText } from '#contract/lists/filled-texts.ts'
import type { FoundJob } from '#server/jobs/reading/find-job.ts'
import { Refusal } from '#server/platform/refusal.ts'
import type { CellRules } from './compose-cell.ts'

export interface FillWishes {
  /** A column by its key; default: the one that fits. */
  column?: string | undefined
  isNewColumn: boolean
  text: FilledText
  language?: string | undefined
  onlyEmpty: boolean
}

/** Which texts of a job go where in its list. */
export interface FillPlan {
  language: string
  column: TargetColumn
  addressColumn: number
  /** If pictures are objects in their row, the member for their text; null: the column was chosen, or there are none. */
  ownKey: string | null
  /** Whether this column already contains the alt texts that were taken over from the list. */
  isAltColumn: boolean
  rules: CellRules
}

const ownKeys: Record<FilledText, string> = {
  altText: 'alt',
  description: 'description',
  keywords: 'keywords',
}

/** Refuses list_not_kept, language_not_of_job, list_column_missing and list_column_of_pictures. */
export function planFilling(job: FoundJob, wishes: FillWishes): FillPlan {
  const { columns: headers, languages, listChoice } = job
  if (!listChoice) throw new Refusal('list_not_kept')
  const language = wishes.language ?? languages[0] ?? ''
  if (!languages.includes(language)) throw new Refusal('language_not_of_job', { language })
  const column = chooseColumn(job, wishes, language)
  const isChosen = wishes.column !== undefined || wishes.isNewColumn
  const known = recogniseExport(headers)
  return {
    language,
    column,
    addressColumn: listChoice.urlColumn,
    ownKey: isChosen || job.listKind !== 'json-objects' ? null : ownKeys[wishes.text],
    isAltColumn: column === listChoice.altColumn,
    rules: { onlyEmpty: wishes.onlyEmpty, separator: known ? importForms[known.system].separator : null },
  }
}

function chooseColumn(
  { columns: headers, listChoice }: FoundJob,
  { column, isNewColumn, text }: FillWishes,
  language: string,
): TargetColumn {
  if (isNewColumn) return newColumn({ headers }, text, language)
  if (column === undefined)
    return chooseTarget({ headers, altColumn: listChoice?.altColumn ?? null }, text, language)
  const index = findColumn(headers, column)
  if (index === -1) throw new Refusal('list_column_missing', { column })
  if (index === listChoice?.urlColumn) throw new Refusal('list_column_of_pictures', { column })
  return index
}
