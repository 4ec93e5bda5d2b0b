/** A new tab that waits for its address. */
export interface WaitingTab {
  /** The browser blocked it. */
  isBlocked: boolean
  leadTo(url: string): void
  close(): void
}

/** Opens an empty tab. Call it in the click handler itself: browsers block tabs that open later. */
export function openTab(): WaitingTab {
  const tab = window.open('', '_blank')
  return {
    isBlocked: tab === null,
    leadTo(url) {
      if (!tab) return
      // The other page must not be able to navigate this one.
      tab.opener = null
      tab.location.replace(url)
    },
    close: () => tab?.close(),
  }
}
