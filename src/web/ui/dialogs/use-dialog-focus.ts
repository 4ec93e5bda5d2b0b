import { type RefObject, useRef } from 'react'

const controls = 'input, select, textarea, button, a[href], [tabindex="0"]'

/**
 * Focus handlers for a dialog that is opened by a value and not by the library's trigger. On opening, `first` gets the focus, else the first
 * control of the content (`data-dialog-body`), else the dialog itself, but never its Close button. On closing, the focus returns to where it
 * was or, if that is gone, for example after deleting the row of the pressed button, to its surroundings: the list, the dialog below,
 * finally the page. If the dialog led to another page, or to a view that has taken the focus, it stays there.
 */
export function useDialogFocus(first?: RefObject<HTMLElement | null>) {
  const places = useRef<HTMLElement[]>([])
  const openedOn = useRef('')
  return {
    onOpenAutoFocus(event: Event): void {
      places.current = focusablesUpFrom(document.activeElement)
      openedOn.current = location.pathname
      const dialog = event.target
      if (!(dialog instanceof HTMLElement)) return
      const body = dialog.querySelector('[data-dialog-body]')
      // The library chooses: Cancel of a question.
      if (!first?.current && !body) return
      event.preventDefault()
      if (first?.current) first.current.focus()
      else focusFirst([...(body?.querySelectorAll<HTMLElement>(controls) ?? []), dialog])
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
      const place = places.current.find(({ isConnected }) => isConnected)
      // A question and the dialog below it close together: the dialog has already returned the focus.
      if (!place && document.activeElement !== document.body) return
      const target = place ?? page
      // Focusing a whole list must not scroll to its start: the user is somewhere in it.
      target?.focus({ preventScroll: target !== opener })
    },
  }
}

/** The first that takes the focus: hidden and disabled ones do not. */
function focusFirst(places: readonly HTMLElement[]): void {
  for (const place of places) {
    place.focus()
    if (document.activeElement === place) return
  }
}

function focusablesUpFrom(element: Element | null): HTMLElement[] {
  if (element === null) return []
  const above = focusablesUpFrom(element.parentElement?.closest('[tabindex]') ?? null)
  return element instanceof HTMLElement && element !== document.body ? [element, ...above] : above
}
