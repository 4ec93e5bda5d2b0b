import type { Draft } from './upload-state.ts'
import { wishColumns } from './wish-columns.ts'

/** Whether rows with an alt text are skipped. Requires a column with alt texts. */
export function isOnlyMissing({ list, settings }: Omit<Draft, 'file'>): boolean {
  if (list.state !== 'readable') return settings.onlyMissing
  return settings.onlyMissing && wishColumns(list.preview, settings).existingAlt !== undefined
}
