import { type RefObject, useEffect, useRef, useState } from 'react'

/** What scrolls so soon after a hand was at it, was scrolled by that hand. */
const handMs = 700

/**
 * Keeps what is newest in view: scrolls until `bottom`, in pixels from the beginning, is the end of what is seen. Stops
 * as soon as somebody scrolls there, until they ask for it; null: there is nothing to follow.
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
