import { type RefObject, useLayoutEffect, useRef } from 'react'
import { scrollAfterResize } from './scroll-after-resize.ts'

/** Keeps the images in sight when the window's width lays them out in other lines. `lineHeight` is in pixels. */
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
