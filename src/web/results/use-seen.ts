import { type RefObject, useEffect, useRef, useState } from 'react'

/** Becomes true once the element has come near the window, and stays so. */
export function useSeen<E extends Element>(): { ref: RefObject<E | null>; isSeen: boolean } {
  const ref = useRef<E>(null)
  const [isSeen, setSeen] = useState(false)

  useEffect(() => {
    if (!ref.current || isSeen) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: '300px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isSeen])

  return { ref, isSeen }
}
