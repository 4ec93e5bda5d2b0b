import { useRef } from 'react'

/**
 * Handlers for a dialog that is opened by a value and not by the library's own trigger: the focus goes back to where
 * it came from, or, if that is gone, as after deleting the row whose button asked, to what stood around it: the list,
 * the dialog below, at last the page. A dialog that led to another page leaves the focus there.
 */
export function useFocusReturn() {
  const places = useRef<HTMLElement[]>([])
  const openedOn = useRef('')
  return {
    onOpenAutoFocus(): void {
      places.current = focusablesUpFrom(document.activeElement)
      openedOn.current = location.pathname
    },
    onCloseAutoFocus(event: Event): void {
      event.preventDefault()
      const page = document.querySelector('main')
      if (location.pathname !== openedOn.current) {
        if (!page?.contains(document.activeElement)) page?.focus({ preventScroll: true })
        return
      }
      const [opener] = places.current
      const target = places.current.find((place) => place.isConnected) ?? page
      // A whole list that takes the focus must not scroll to its beginning: the reader is somewhere in it.
      target?.focus({ preventScroll: target !== opener })
    },
  }
}

function focusablesUpFrom(element: Element | null): HTMLElement[] {
  if (element === null) return []
  const above = focusablesUpFrom(element.parentElement?.closest('[tabindex]') ?? null)
  return element instanceof HTMLElement && element !== document.body ? [element, ...above] : above
}
