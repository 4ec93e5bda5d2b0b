import type { Draft } from './upload-state.ts'
import { wishColumns } from './wish-columns.ts'

/** Which images are described: all, those without an alt text, or those without a good one. */
export function kindOfAmount(draft: Omit<Draft, 'file'>): 'plain' | 'missing' | 'weak' {
  if (!isOnlyMissing(draft)) return 'plain'
  return draft.settings.replaceWeak ? 'weak' : 'missing'
}

/** Whether rows with an alt text are skipped. Requires a column with alt texts. */
export function isOnlyMissing({ list, settings }: Omit<Draft, 'file'>): boolean {
  if (list.state !== 'readable') return settings.onlyMissing
  return settings.onlyMissing && wishColumns(list.preview, settings).existingAlt !== undefined
}
