import type { RuleOfText } from './rule.ts'

const types = 'jpe?g|jfif|png|gif|webp|tiff?|avif|bmp|heic|svg|pdf|psd|mp4|mov'

/** A file name, a path or an address as the whole text; a name of several words must contain a number. */
const whole = new RegExp(
  `^(?:(?:https?://|file:|data:image|www\\.)\\S+|\\S+\\.(?:${types})|[^.]*[\\d_][^.]*\\.(?:${types}))[.!]?$`,
  'iu',
)

/** File names that cameras and phones generate. */
const camera = /^(?:_?(?:img|dsc[nf]?|pxl|mvi|cimg|gopr|dji|p)[_-]?\d{3,}|whatsapp image .{0,30}\d)\S*$/iu

/**
 * Broken if the whole text is a file name with its extension, an address, or a camera's name for a picture. A name without an
 * extension (`RX7900`, `Karl-Marx-Allee`) is what the picture shows.
 */
export function checkFileName(text: string): boolean {
  const trimmed = text.trim()
  return whole.test(trimmed) || camera.test(trimmed)
}

/** What systems add to the names of the sizes that they make of a picture. */
const sizes = /(?:-scaled|-\d{2,5}x\d{2,5}|@\dx)$/

/**
 * Whether a text is the name of this very file as programs write it: `hund-am-strand_02`, not `Hund am Strand`. Systems take it for
 * an alt text when nobody gives one.
 */
export function checkFileStem(text: string, url: string): boolean {
  const written = text.trim().toLowerCase()
  if (!/[-_\d]/.test(written) || /\s/.test(written)) return false
  // The number of a callout is what its picture shows.
  if (/^\d{1,3}$/.test(written)) return false
  const [path = ''] = url.split(/[?#]/)
  const stem = decode(path.slice(path.lastIndexOf('/') + 1)).replace(/\.[a-z]{3,4}$/i, '')
  return written === stem.toLowerCase() || written === stem.toLowerCase().replace(sizes, '')
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

export const fileNameRule: RuleOfText = {
  isHard: true,
  advice: 'a text is a file name or an address. Say what can be seen instead.',
  fields: ['altText', 'description', 'aside'],
  // A sign can show an address.
  sparesOwnWords: true,
  judgeText: checkFileName,
}
