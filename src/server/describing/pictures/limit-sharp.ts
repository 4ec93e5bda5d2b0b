import sharp from 'sharp'

const allowedLoaders = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Tiff', 'Heif'].map(
  (name) => `VipsForeignLoad${name}`,
)

let isLimited = false

/**
 * Configures sharp once per process: it reads only the formats we support (a small SVG can compute for a minute), uses one
 * thread per picture (pictures run in parallel instead), and caches no results.
 */
export function limitSharp(): void {
  if (isLimited) return
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: allowedLoaders })
  sharp.concurrency(1)
  sharp.cache(false)
  isLimited = true
}
