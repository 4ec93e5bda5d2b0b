import { type RefObject, useEffect, useRef } from 'react'

/**
 * Focuses a stage's heading, because the button that led there is gone, and so that screen readers announce it. With `isWanted` false, for
 * a stage that a page opens with, the first Tab reaches the skip link.
 */
export function useFocusOnMount<E extends HTMLElement>(isWanted = true): RefObject<E | null> {
  const element = useRef<E>(null)
  const wanted = useRef(isWanted)
  useEffect(() => {
    if (wanted.current) element.current?.focus({ preventScroll: true })
  }, [])
  return element
}
