import { wishNames } from '#contract/lists/columns/row-wishes.ts'
import type { ListPreview, WishColumns } from '#web/upload/list/list.ts'
import type { JobSettings } from './job-settings.ts'

/**
 * The columns that are used: the chosen ones, and of the rest those that were recognised by their headers and serve
 * neither as address nor as context. The server does the same.
 */
export function wishColumns(preview: ListPreview, settings: JobSettings): WishColumns {
  const { urlColumn, contextColumn } = settings
  const used: WishColumns = {}
  for (const wish of wishNames) {
    const chosen = settings.wishColumns[wish]
    const recognised = preview.recognisedWishes[wish]
    if (chosen) used[wish] = chosen
    if (chosen !== undefined || recognised === undefined) continue
    if (recognised !== urlColumn && recognised !== contextColumn) used[wish] = recognised
  }
  return used
}
