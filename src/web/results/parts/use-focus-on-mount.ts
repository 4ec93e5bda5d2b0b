import { type RefObject, useEffect, useRef } from 'react'

/** Takes the focus once, when the element appears and it is wanted. */
export function useFocusOnMount<E extends HTMLElement>(isWanted: boolean): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    if (isWanted) element.current?.focus()
  }, [isWanted])
  return element
}
