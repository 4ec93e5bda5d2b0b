export interface BrowserNotice {
  title: string
  body: string
  /** Of those with the same tag one is shown, however many tabs tell it. */
  tag: string
  /** It was pressed; the tab has come to the front. */
  onPress: () => void
}

/**
 * Asks whether the browser may tell of what ends while nobody looks; who has answered before is not asked again. To be
 * called at the press that begins such a thing, and at no other time.
 */
export function askForBrowserNotices(): void {
  if (!('Notification' in window) || Notification.permission !== 'default') return
  // Refused or not possible here, as in a frame: the app goes on without.
  void Promise.resolve(Notification.requestPermission()).catch(() => {})
}

/** Shows a notice of the browser where that was allowed. */
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
    // Browsers of phones know only those of a service worker; the mail and the bell tell it there.
  }
}
