import { createStore, del, set, values } from 'idb-keyval'
import { storedFiles } from '#web/http/stored-files.ts'
import type { JobSettings } from './job-settings.ts'

/** A draft as the browser keeps it over a reload, or while a payment page of somebody else is open in its tab. */
export interface StoredDraft {
  /** The tab that it belongs to. */
  tab: string
  userId: number
  file: File
  /** As the page that kept it knew them. */
  settings: Partial<JobSettings>
  storedAt: number
}

/** Where drafts were before: none of them is usable for longer than a day. */
const formerName = 'bildwort-upload'

const drafts = createStore(storedFiles.database, storedFiles.store)

// All three reject where the browser keeps nothing: a private window, a frame without storage, a full disk.

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
