import { type RefObject, useLayoutEffect } from 'react'

/** Kept free to the window's edges, in pixels. */
const margin = 8
/** Below this height in pixels a popover is not squeezed: the page scrolls to it. */
const leastHeight = 160

/** Moves an open popover into the window: above its button (`data-up`) if there is more room, and sideways; a long one scrolls. */
export function useInsideWindow(
  popover: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    const element = popover.current
    const from = button.current?.getBoundingClientRect()
    if (!isOpen || !element || !from) return
    const { height } = element.getBoundingClientRect()
    const below = window.innerHeight - from.bottom - margin
    const above = from.top - margin
    const opensUp = height > below && above > below
    const room = opensUp ? above : below
    element.toggleAttribute('data-up', opensUp)
    if (height > room && room >= leastHeight) {
      element.style.maxHeight = `${room}px`
      element.style.overflowY = 'auto'
    }
    const { left, right } = element.getBoundingClientRect()
    const beyond = right - document.documentElement.clientWidth + margin
    if (left < margin) element.style.translate = `${margin - left}px`
    else if (beyond > 0) element.style.translate = `${-Math.min(beyond, left - margin)}px`
  }, [popover, button, isOpen])
}
