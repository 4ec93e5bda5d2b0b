import { type RefObject, useEffect, useRef, useState } from 'react'

/** Scrolling within this time after user input counts as the user's. */
const handMs = 700

/**
 * Keeps the newest content in view: scrolls until `bottom`, in pixels from the start, is at the bottom edge. Stops when the user scrolls,
 * until they resume it. Null: nothing to follow.
 */
export function useFollow(scroller: RefObject<HTMLElement | null>, bottom: number | null) {
  const [isFollowing, setFollowing] = useState(true)
  const handAt = useRef(Number.NEGATIVE_INFINITY)
  const notice = () => {
    handAt.current = performance.now()
  }

  useEffect(() => {
    const element = scroller.current
    if (element && isFollowing && bottom !== null)
      element.scrollTo({ top: Math.max(0, bottom - element.clientHeight) })
  }, [scroller, isFollowing, bottom])

  return {
    isFollowing,
    follow: () => setFollowing(true),
    scrollerProps: {
      onWheel: notice,
      onTouchMove: notice,
      onPointerDown: notice,
      onKeyDown: notice,
      onScroll: () => {
        if (performance.now() - handAt.current < handMs) setFollowing(false)
      },
    },
  }
}
