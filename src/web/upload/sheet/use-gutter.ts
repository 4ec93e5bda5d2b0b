import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of an element's scrollbar gutter in pixels; measured again when its inner `width` changes. */
export function useGutter(scroller: RefObject<HTMLElement | null>, width: number): number {
  const [gutter, setGutter] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: zooming changes the gutter together with the inner width.
  useLayoutEffect(() => {
    const element = scroller.current
    if (element) setGutter(element.offsetWidth - element.clientWidth)
  }, [scroller, width])
  return gutter
}
