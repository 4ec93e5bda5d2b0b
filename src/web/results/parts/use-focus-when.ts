import { type RefObject, useEffect, useRef } from 'react'

/** Takes the focus when the element appears and it is wanted, or once it is. */
export function useFocusWhen<E extends HTMLElement>(isWanted: boolean): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    if (isWanted) element.current?.focus()
  }, [isWanted])
  return element
}
