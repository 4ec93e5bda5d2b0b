import { type RefObject, useLayoutEffect, useRef } from 'react'
import { scrollAfterResize } from './scroll-after-resize.ts'

/** Keeps the same images in view when the window's width changes the layout. `lineHeight` is in pixels. */
export function useKeptLine(
  scroller: RefObject<HTMLElement | null>,
  columns: number,
  lineHeight: number,
): void {
  const last = useRef({ columns, lineHeight })
  useLayoutEffect(() => {
    const before = last.current
    last.current = { columns, lineHeight }
    const element = scroller.current
    if (!element || element.scrollTop === 0) return
    const top = scrollAfterResize(element.scrollTop, before, last.current)
    if (top !== element.scrollTop) element.scrollTo({ top, behavior: 'instant' })
  }, [scroller, columns, lineHeight])
}
