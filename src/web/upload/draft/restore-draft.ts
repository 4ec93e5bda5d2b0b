import type { StoredDraft } from './draft-database.ts'
import { defaultSettings } from './job-settings.ts'
import type { Draft } from './upload-state.ts'

/** A draft as it goes on. Kept by an older version of the page it may lack what can be chosen by now. */
export function restoreDraft({ file, settings }: StoredDraft): Draft {
  return { file, settings: { ...defaultSettings, ...settings }, list: { state: 'reading' } }
}
