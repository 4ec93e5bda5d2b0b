import {
  type PointerEvent,
  type RefCallback,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { closeScale, keepInSight, middle, type Point, panBy, whole, type Zoom, zoomTo } from './zoom.ts'

export interface Zooming {
  zoom: Zoom
  isZoomed: boolean
  /** The background element and the image. */
  ground: RefCallback<HTMLDivElement>
  picture: RefObject<HTMLDivElement | null>
  zoomIn: () => void
  zoomOut: () => void
  /** Toggles between zoomed and fitted. */
  toggle: (at?: Point) => void
  /** In tenths of the visible area. */
  pan: (x: number, y: number) => void
  /** A point in the window, relative to the centre of the background. */
  placeOf: (event: { clientX: number; clientY: number }) => Point
  pointer: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent) => void
  >
}

const step = 1.5

/** Zooming of an image. Another `subject` resets it. */
export function useZoom(subject: unknown): Zooming {
  const [seen, setSeen] = useState({ subject, zoom: whole })
  const ground = useRef<HTMLDivElement | null>(null)
  const picture = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const zoom = seen.subject === subject ? seen.zoom : whole
  const isZoomed = zoom.scale > 1

  function change(next: (zoom: Zoom) => Zoom): void {
    setSeen((last) => {
      const { offsetWidth: width = 0, offsetHeight: height = 0 } = picture.current ?? {}
      const { clientWidth = 0, clientHeight = 0 } = ground.current ?? {}
      const now = last.subject === subject ? last.zoom : whole
      const kept = keepInSight(next(now), { width, height }, { width: clientWidth, height: clientHeight })
      return { subject, zoom: kept }
    })
  }

  function placeOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = ground.current?.getBoundingClientRect()
    if (!box) return middle
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
  }

  const turnWheel = useRef<(event: WheelEvent) => void>(() => {})
  useEffect(() => {
    turnWheel.current = (event) => {
      // Without Ctrl the wheel scrolls; browsers report a touchpad pinch as a wheel event with Ctrl.
      if (!event.ctrlKey) return
      event.preventDefault()
      change((now) => zoomTo(now, now.scale * Math.exp(-event.deltaY / 200), placeOf(event)))
    }
  })
  const layGround = useCallback((element: HTMLDivElement) => {
    const turn = (event: WheelEvent) => turnWheel.current(event)
    ground.current = element
    // React's wheel listeners are passive and could not stop the browser from zooming the page.
    element.addEventListener('wheel', turn, { passive: false })
    return () => {
      ground.current = null
      element.removeEventListener('wheel', turn)
    }
  }, [])

  function move(event: PointerEvent): void {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = placeOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (!other) {
      if (isZoomed) change((last) => panBy(last, { x: now.x - before.x, y: now.y - before.y }))
      return
    }
    const times = distance(now, other) / Math.max(distance(before, other), 1)
    change((last) => zoomTo(last, last.scale * times, between(now, other)))
  }

  const lift = (event: PointerEvent) => void fingers.current.delete(event.pointerId)

  return {
    zoom,
    isZoomed,
    ground: layGround,
    picture,
    zoomIn: () => change((now) => zoomTo(now, now.scale * step, middle)),
    zoomOut: () => change((now) => zoomTo(now, now.scale / step, middle)),
    toggle: (at = middle) => change((now) => (now.scale > 1 ? whole : zoomTo(now, closeScale, at))),
    pan(x, y) {
      const { clientWidth = 0, clientHeight = 0 } = ground.current ?? {}
      change((now) => panBy(now, { x: (x * clientWidth) / 10, y: (y * clientHeight) / 10 }))
    },
    placeOf,
    pointer: {
      onPointerDown(event) {
        if (event.button !== 0) return
        fingers.current.set(event.pointerId, placeOf(event))
        if (isZoomed || fingers.current.size > 1) event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}
