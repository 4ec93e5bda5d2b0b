import { wishNames } from '#contract/lists/columns/row-wishes.ts'
import { readSetAddress } from '#contract/picture-set-address.ts'
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

/** Whether images can have an alt text already: in a column of the list, or in their own files if these were uploaded. */
export function canHaveAltTexts(preview: ListPreview, settings: JobSettings): boolean {
  return wishColumns(preview, settings).existingAlt !== undefined || readSetAddress(settings.baseUrl) !== null
}
