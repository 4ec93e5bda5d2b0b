/** How a picture lies on its ground: times the size at which it is seen whole, and moved from the middle, in pixels. */
export interface Zoom {
  scale: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

export const whole: Zoom = { scale: 1, x: 0, y: 0 }
export const middle: Point = { x: 0, y: 0 }
export const closeScale = 2
const maxScale = 8

/** At another scale, with `at`, a point counted from the middle of the ground, staying where it is. */
export function zoomTo(zoom: Zoom, scale: number, at: Point): Zoom {
  const next = Math.min(Math.max(scale, 1), maxScale)
  if (next === 1) return whole
  const times = next / zoom.scale
  return { scale: next, x: at.x - (at.x - zoom.x) * times, y: at.y - (at.y - zoom.y) * times }
}

export function panBy({ scale, x, y }: Zoom, by: Point): Zoom {
  return { scale, x: x + by.x, y: y + by.y }
}

/** Moved no further than until the picture's edge meets that of the ground. `picture`: its size when it is seen whole. */
export function keepInSight({ scale, x, y }: Zoom, picture: Size, ground: Size): Zoom {
  return {
    scale,
    x: within(x, (picture.width * scale - ground.width) / 2),
    y: within(y, (picture.height * scale - ground.height) / 2),
  }
}

function within(value: number, most: number): number {
  return most <= 0 ? 0 : Math.min(Math.max(value, -most), most)
}
