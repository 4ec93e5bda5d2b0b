import { useRef } from 'react'

/**
 * Handlers for a dialog that is opened by a value and not by the library's own trigger: the focus goes back to where
 * it came from, or to the page's beginning if that is gone, as after deleting the row whose button asked.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus(): void {
      opener.current = document.activeElement
    },
    onCloseAutoFocus(event: Event): void {
      event.preventDefault()
      const target = opener.current?.isConnected ? opener.current : document.querySelector('main')
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
