import sharp from 'sharp'

const allowedLoaders = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Tiff', 'Heif'].map(
  (name) => `VipsForeignLoad${name}`,
)

let isLimited = false

/**
 * Settles, once per process, what sharp may do: read the formats we support and no other (a small SVG can compute
 * for a minute), one thread per picture (pictures run beside each other instead), and no cache of results.
 */
export function limitSharp(): void {
  if (isLimited) return
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: allowedLoaders })
  sharp.concurrency(1)
  sharp.cache(false)
  isLimited = true
}
