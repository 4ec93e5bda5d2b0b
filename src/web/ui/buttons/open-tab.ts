/** A new tab that waits for its address. */
export interface WaitingTab {
  /** The browser did not open it. */
  isBlocked: boolean
  leadTo(url: string): void
  close(): void
}

/** Opens an empty tab. To be called by the click itself: what opens later is blocked. */
export function openTab(): WaitingTab {
  const tab = window.open('', '_blank')
  return {
    isBlocked: tab === null,
    leadTo(url) {
      if (!tab) return
      // The foreign page must not be able to lead this one elsewhere.
      tab.opener = null
      tab.location.replace(url)
    },
    close: () => tab?.close(),
  }
}
