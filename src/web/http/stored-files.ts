/**
 * Where the browser keeps files that were chosen and not sent yet. It lives here because the module that writes them and
 * the one that ends the session both need it.
 */
export const storedFiles = { database: 'bildwort-drafts', store: 'drafts' } as const

/** Removes them all: whoever signs out leaves no list behind, nor one of somebody who was here before. */
export async function forgetStoredFiles(): Promise<void> {
  try {
    // Most who sign out never needed it.
    const { clear, createStore } = await import('idb-keyval')
    await clear(createStore(storedFiles.database, storedFiles.store))
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
