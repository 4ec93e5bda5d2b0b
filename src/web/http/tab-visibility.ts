/** Resolves at once in a visible tab, otherwise when it becomes visible or the signal aborts. */
export function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (!isHidden() || signal.aborted) return resolve()
    const look = () => {
      if (isHidden() && !signal.aborted) return
      document.removeEventListener('visibilitychange', look)
      signal.removeEventListener('abort', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    signal.addEventListener('abort', look)
  })
}

/** Calls back when the tab is hidden. Returns the function that stops watching. */
export function whenHidden(callback: () => void): () => void {
  if (typeof document === 'undefined') return () => {}
  const look = () => {
    if (isHidden()) callback()
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}

/** Tests read streams outside of a browser, where no tab is hidden. */
export function isHidden(): boolean {
  return typeof document !== 'undefined' && document.hidden
}
