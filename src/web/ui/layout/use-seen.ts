import { type RefObject, useEffect, useRef, useState } from 'react'

/** Becomes true once the element has come near the window, and stays so. `isWatching` false: nobody wants to know. */
export function useSeen<E extends Element>(isWatching = true): { ref: RefObject<E | null>; isSeen: boolean } {
  const ref = useRef<E>(null)
  const [isSeen, setSeen] = useState(false)

  useEffect(() => {
    if (!ref.current || isSeen || !isWatching) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: '300px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isSeen, isWatching])

  return { ref, isSeen }
}
