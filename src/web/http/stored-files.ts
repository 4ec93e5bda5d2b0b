/**
 * Where the browser stores files that were chosen but not sent yet. It is here because both the module that writes them and the one that
 * ends the session need it.
 */
export const storedFiles = { database: 'bildwort-drafts', store: 'drafts' } as const

/** Removes all stored files, including those of earlier users, so that a sign-out leaves no list behind. */
export async function forgetStoredFiles(): Promise<void> {
  try {
    // Loaded here, because most sign-outs never need it.
    const { clear, createStore } = await import('idb-keyval')
    await clear(createStore(storedFiles.database, storedFiles.store))
  } catch {
    // Without storage there is nothing to remove.
  }
}
