import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The distance of an element from the top of the page, in pixels; what is above can grow. */
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
