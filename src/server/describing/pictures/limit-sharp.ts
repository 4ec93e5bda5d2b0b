import sharp from 'sharp'

let isLimited = false

/**
 * Configures sharp once per process: it reads only these formats (a small SVG can compute for a minute, so it is drawn in a
 * process of its own), uses one thread per picture (pictures run in parallel instead), and caches no results.
 */
export function limitSharp(formats = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Tiff', 'Heif']): void {
  if (isLimited) return
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: formats.map((name) => `VipsForeignLoad${name}`) })
  sharp.concurrency(1)
  sharp.cache(false)
  isLimited = true
}
