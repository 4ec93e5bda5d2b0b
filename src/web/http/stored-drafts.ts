/**
 * Where a tab keeps a user's unsaved texts of one job. It lives here because the module that writes them and the one that
 * ends the session both need it.
 */
export function storedDraftsKey(userId: number, jobId: number): string {
  return `${prefixOf(userId)}${jobId}`
}

/** Removes what this tab keeps of a user, and leaves what is somebody else's. */
export function forgetStoredDrafts(userId: number): void {
  try {
    const box = sessionStorage
    const keys = Array.from({ length: box.length }, (_, index) => box.key(index) ?? '')
    for (const key of keys) if (key.startsWith(prefixOf(userId))) box.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}

function prefixOf(userId: number): string {
  return `bildwort-texts-${userId}-`
}
