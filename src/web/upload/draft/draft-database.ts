import { createStore, del, set, values } from 'idb-keyval'
import { storedFiles } from '#web/http/stored-files.ts'
import type { JobSettings } from './job-settings.ts'

/** A draft as stored by the browser, to survive a reload or an external payment page in the same tab. */
export interface StoredDraft {
  /** The tab that the draft belongs to. */
  tab: string
  userId: number
  file: File
  /** As written by the page that stored it, which may be an older version. */
  settings: Partial<JobSettings>
  storedAt: number
}

/** The former database, whose drafts are all expired: they are usable for one day. */
const formerName = 'bildwort-upload'

const drafts = createStore(storedFiles.database, storedFiles.store)

// All three reject if the browser stores nothing: in a private window, in a frame without storage, with a full disk.

export function putDraft(draft: StoredDraft): Promise<void> {
  return set(draft.tab, draft, drafts)
}

export async function allDrafts(): Promise<StoredDraft[]> {
  indexedDB.deleteDatabase(formerName)
  // Only this file writes the store.
  return values<StoredDraft>(drafts)
}

export function dropDraft(tab: string): Promise<void> {
  return del(tab, drafts)
}
