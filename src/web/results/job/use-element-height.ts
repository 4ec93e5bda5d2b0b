import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The height of an element in pixels, kept up to date. */
export function useElementHeight<E extends HTMLElement>(): { ref: RefObject<E | null>; height: number } {
  const ref = useRef<E>(null)
  const [height, setHeight] = useState(0)

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const update = () => setHeight(element.offsetHeight)
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return { ref, height }
}
