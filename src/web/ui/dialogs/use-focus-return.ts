import { type RefObject, useRef } from 'react'

/**
 * Handlers for a dialog that is opened by a value and not by the library's own trigger: the focus goes back to where
 * it came from, or, if that is gone, as after deleting the row whose button asked, to what stood around it: the list,
 * the dialog below, at last the page. A dialog that led to another page, or to another view of this one that has taken the focus, leaves it there.
 * `first` is what has the focus while it opens; without, the library's choice.
 */
export function useFocusReturn(first?: RefObject<HTMLElement | null>) {
  const places = useRef<HTMLElement[]>([])
  const openedOn = useRef('')
  return {
    onOpenAutoFocus(event: Event): void {
      places.current = focusablesUpFrom(document.activeElement)
      openedOn.current = location.pathname
      if (!first?.current) return
      event.preventDefault()
      first.current.focus()
    },
    onCloseAutoFocus(event: Event): void {
      event.preventDefault()
      const page = document.querySelector('main')
      if (location.pathname !== openedOn.current) {
        if (!page?.contains(document.activeElement)) page?.focus({ preventScroll: true })
        return
      }
      if (page !== document.activeElement && page?.contains(document.activeElement)) return
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
