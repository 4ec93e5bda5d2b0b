/**
 * The key under which a tab stores a user's unsaved texts of a job. It is here because both the module that writes them and the one that
 * ends the session need it.
 */
export function storedDraftsKey(userId: number, jobId: number): string {
  return `${prefixOf(userId)}${jobId}`
}

/** Removes what this tab stores for a user and keeps what belongs to others. */
export function forgetStoredDrafts(userId: number): void {
  try {
    const box = sessionStorage
    const keys = Array.from({ length: box.length }, (_, index) => box.key(index) ?? '')
    for (const key of keys) if (key.startsWith(prefixOf(userId))) box.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}

function prefixOf(userId: number): string {
  return `bildwort-texts-${userId}-`
}
