export interface BrowserNotice {
  title: string
  body: string
  /** The browser shows one notification per tag, however many tabs send it. */
  tag: string
  /** Called on a click, after the tab has been focused. */
  onPress: () => void
}

/**
 * Asks for permission to show browser notifications about what ends while the tab is hidden, unless the user has answered before. Call it
 * only from the click that starts such a task.
 */
export function askForBrowserNotices(): void {
  if (!('Notification' in window) || Notification.permission !== 'default') return
  // Refused, or not possible in a frame: the app works without.
  void Promise.resolve(Notification.requestPermission()).catch(() => {})
}

/** Shows a browser notification if permission was granted. */
export function showBrowserNotice({ title, body, tag, onPress }: BrowserNotice): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(title, { body, tag, lang: document.documentElement.lang })
    notice.onclick = () => {
      window.focus()
      notice.close()
      onPress()
    }
  } catch {
    // Mobile browsers support only notifications of a service worker; there, mails and the bell replace it.
  }
}
