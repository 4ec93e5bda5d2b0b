import { type WishName, wishNames } from '#contract/lists/columns/row-wishes.ts'
import type { ListPreview } from '#web/upload/list/list.ts'
import type { JobSettings } from './job-settings.ts'
import { wishColumns } from './wish-columns.ts'

/** The columns that are still set as the known export suggested. */
export function keptExportColumns(
  preview: ListPreview,
  settings: JobSettings,
): Array<'url' | 'context' | WishName> {
  const set = preview.knownExport?.columns ?? {}
  const used = {
    ...wishColumns(preview, settings),
    url: settings.urlColumn,
    context: settings.contextColumn,
  }
  return (['url', 'context', ...wishNames] as const).filter(
    (use) => set[use] !== undefined && set[use] === used[use],
  )
}
