import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How far below the page's beginning an element stands, in pixels; what lies above it may grow. */
export function useDistanceFromTop<E extends HTMLElement>(): { ref: RefObject<E | null>; distance: number } {
  const ref = useRef<E>(null)
  const [distance, setDistance] = useState(0)

  useLayoutEffect(() => {
    const update = () => ref.current && setDistance(ref.current.getBoundingClientRect().top + window.scrollY)
    update()
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])

  return { ref, distance }
}
