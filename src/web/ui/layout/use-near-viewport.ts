import { type RefObject, useEffect, useRef, useState } from 'react'

/** Becomes true once the element has come near the viewport, and stays true. `isWatching` false disables it. */
export function useNearViewport<E extends Element>(
  isWatching = true,
): { ref: RefObject<E | null>; isNear: boolean } {
  const ref = useRef<E>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (!ref.current || isNear || !isWatching) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: '300px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear, isWatching])

  return { ref, isNear }
}
