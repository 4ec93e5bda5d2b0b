import { newIdempotencyKey } from '#web/http/call-headers.ts'
import { allDrafts, dropDraft, putDraft, type StoredDraft } from './draft-database.ts'
import { defaultSettings } from './job-settings.ts'
import { sortDrafts } from './sort-drafts.ts'
import type { Draft } from './upload-state.ts'

const tabKey = 'upload-tab'

let kept: { userId: number; draft: Draft } | null = null

/** Keeps the file and its settings while the user visits another page of the app. */
export function keepDraft(userId: number, draft: Draft): Promise<unknown> {
  kept = { userId, draft }
  return storeDraft(userId, draft)
}

/** Stores the draft in the browser, for a reload and for the payment page, which is another site and unloads this one. */
export function storeDraft(userId: number, draft: Draft): Promise<unknown> {
  return quietly(() =>
    putDraft({
      tab: ownTab(),
      userId,
      file: draft.file,
      settings: draft.settings,
      storedAt: Date.now(),
    }),
  )
}

/** Removes this tab's draft, because it became a job or was discarded. */
export function dropStoredDraft(): Promise<unknown> {
  return quietly(() => dropDraft(ownTab()))
}

/** Returns what this user kept in this tab and removes what other users left. */
export async function takeKeptDraft(userId: number): Promise<Draft | null> {
  const inMemory = kept?.userId === userId ? kept.draft : null
  kept = null
  const stored = await quietly(() => takeStored(userId))
  return inMemory ?? stored ?? null
}

async function takeStored(userId: number): Promise<Draft | null> {
  const { own, gone } = sortDrafts(await allDrafts(), { tab: ownTab(), userId, now: Date.now() })
  await Promise.all(gone.map(dropDraft))
  return own && restoreDraft(own)
}

/** A draft to continue. One that an older version of the page stored may lack newer settings. */
export function restoreDraft({ file, settings }: StoredDraft): Draft {
  return { file, settings: { ...defaultSettings, ...settings }, list: { state: 'reading' } }
}

/** A browser that stores nothing is no error: the user chooses the file again. */
async function quietly<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  try {
    return await ask()
  } catch {
    return null
  }
}

/** An id of this tab that survives a visit to another site in it. Throws if the browser stores nothing. */
function ownTab(): string {
  const known = sessionStorage.getItem(tabKey)
  if (known) return known
  const name = newIdempotencyKey()
  sessionStorage.setItem(tabKey, name)
  return name
}
