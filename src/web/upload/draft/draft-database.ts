import type { JobSettings } from './job-settings.ts'

/** A draft as the browser keeps it while a payment page of somebody else is open in its tab. */
export interface StoredDraft {
  /** The tab that it belongs to. */
  tab: string
  userId: number
  file: File
  /** As the page that kept it knew them. */
  settings: Partial<JobSettings>
  storedAt: number
}

const storeName = 'drafts'

export async function putDraft(draft: StoredDraft): Promise<void> {
  await inStore((drafts) => drafts.put(draft))
}

export async function allDrafts(): Promise<StoredDraft[]> {
  // Only this file writes the store.
  return (await inStore((drafts) => drafts.getAll())) as StoredDraft[]
}

export async function dropDraft(tab: string): Promise<void> {
  await inStore((drafts) => drafts.delete(tab))
}

/** Rejects where the browser keeps nothing: a private window, a frame without storage, a full disk. */
async function inStore<Result>(ask: (drafts: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const database = await open()
  try {
    const transaction = database.transaction(storeName, 'readwrite')
    const request = ask(transaction.objectStore(storeName))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    return request.result
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('bildwort-upload', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'tab' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('blocked'))
  })
}
