import { type RefObject, useEffect, useRef } from 'react'

/** Takes the focus when the reader comes back and nothing that was drawn before this has taken it. */
export function useFocusWhenLost<E extends HTMLElement>(hasComeBack: boolean): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (hasComeBack && isLost) element.current?.focus()
  }, [hasComeBack])
  return element
}
