import { type RefObject, useEffect, useRef } from 'react'

/**
 * Gives the focus to a stage's heading: the button that led there is gone, and readers hear where they are. Where the
 * stage may also be what a page opens with, only `isWanted`: the first Tab there belongs to the skip link.
 */
export function useFocusOnMount<E extends HTMLElement>(isWanted = true): RefObject<E | null> {
  const element = useRef<E>(null)
  const wanted = useRef(isWanted)
  useEffect(() => {
    if (wanted.current) element.current?.focus({ preventScroll: true })
  }, [])
  return element
}
