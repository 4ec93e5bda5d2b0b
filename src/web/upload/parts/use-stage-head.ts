import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Shows a stage's head and focuses its heading, because the button that led there is gone, the page may be scrolled, and screen readers
 * announce it. A change of `stage` does so again. With `isWanted` false, for a stage that a page opens with, nothing moves, and the first
 * Tab reaches the skip link.
 */
export function useStageHead<E extends HTMLElement>(isWanted = true, stage = ''): RefObject<E | null> {
  const heading = useRef<E>(null)
  const wanted = useRef(isWanted)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stage has its head shown once.
  useLayoutEffect(() => {
    if (!wanted.current) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: true })
  }, [stage])
  return heading
}
