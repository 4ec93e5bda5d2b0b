import { type RefObject, useRef } from 'react'

/**
 * Focus handlers for a dialog that is opened by a value and not by the library's trigger. On closing, the focus returns to where it was or,
 * if that is gone, for example after deleting the row of the pressed button, to its surroundings: the list, the dialog below, finally the
 * page. If the dialog led to another page, or to a view that has taken the focus, it stays there. `first` gets the focus on opening; by
 * default the library chooses.
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
      // Focusing a whole list must not scroll to its start: the user is somewhere in it.
      target?.focus({ preventScroll: target !== opener })
    },
  }
}

function focusablesUpFrom(element: Element | null): HTMLElement[] {
  if (element === null) return []
  const above = focusablesUpFrom(element.parentElement?.closest('[tabindex]') ?? null)
  return element instanceof HTMLElement && element !== document.body ? [element, ...above] : above
}
