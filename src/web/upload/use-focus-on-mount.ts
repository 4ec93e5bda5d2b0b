import { type RefObject, useEffect, useRef } from 'react'

/** Gives the focus to a stage's heading: the button that led there is gone, and readers hear where they are. */
export function useFocusOnMount<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => element.current?.focus({ preventScroll: true }), [])
  return element
}
