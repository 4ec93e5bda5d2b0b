import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The width and height of an element in pixels, kept up to date. */
export function useElementSize<E extends HTMLElement>(): {
  ref: RefObject<E | null>
  width: number
  height: number
} {
  const ref = useRef<E>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const update = () => setSize({ width: element.offsetWidth, height: element.offsetHeight })
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return { ref, ...size }
}

/** The pixels of one rem, which grows with the browser's text size. */
export function remPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}
