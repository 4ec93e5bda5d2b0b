import { type RefObject, useLayoutEffect, useState } from 'react'

/** How wide the place of an element's scrollbar is, in pixels; asked for again when its inner `width` is another. */
export function useGutter(scroller: RefObject<HTMLElement | null>, width: number): number {
  const [gutter, setGutter] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever zooms makes it wider or narrower, and the inside, too.
  useLayoutEffect(() => {
    const element = scroller.current
    if (element) setGutter(element.offsetWidth - element.clientWidth)
  }, [scroller, width])
  return gutter
}
