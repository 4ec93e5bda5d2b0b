import type { StoredDraft } from './draft-database.ts'
import { defaultSettings } from './job-settings.ts'
import type { Draft } from './upload-state.ts'

/** A draft to continue. One that an older version of the page stored may lack newer settings. */
export function restoreDraft({ file, settings }: StoredDraft): Draft {
  return { file, settings: { ...defaultSettings, ...settings }, list: { state: 'reading' } }
}
