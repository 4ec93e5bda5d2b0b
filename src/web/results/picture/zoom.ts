/** The transformation of an image: its scale relative to the fitted size, and its offset from the centre in pixels. */
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

/** Changes the scale and keeps `at`, a point relative to the centre, in place. */
export function zoomTo(zoom: Zoom, scale: number, at: Point): Zoom {
  const next = Math.min(Math.max(scale, 1), maxScale)
  if (next === 1) return whole
  const times = next / zoom.scale
  return { scale: next, x: at.x - (at.x - zoom.x) * times, y: at.y - (at.y - zoom.y) * times }
}

export function panBy({ scale, x, y }: Zoom, by: Point): Zoom {
  return { scale, x: x + by.x, y: y + by.y }
}

/** Limits the offset so that the image's edge stays outside of the visible area. `picture` is its fitted size. */
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
