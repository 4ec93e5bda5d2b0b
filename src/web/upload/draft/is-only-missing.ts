import type { Draft } from './upload-state.ts'
import { wishColumns } from './wish-columns.ts'

/** Are rows that have an alt text left out? They can be only where a column of the list holds alt texts. */
export function isOnlyMissing({ list, settings }: Omit<Draft, 'file'>): boolean {
  if (list.state !== 'readable') return settings.onlyMissing
  return settings.onlyMissing && wishColumns(list.preview, settings).existingAlt !== undefined
}
