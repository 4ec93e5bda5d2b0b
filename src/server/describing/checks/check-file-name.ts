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

export const fileNameRule: RuleOfText = {
  isHard: true,
  advice: 'a text is a file name or an address. Say what can be seen instead.',
  fields: ['altText', 'description', 'aside'],
  // A sign can show an address.
  sparesOwnWords: true,
  judgeText: checkFileName,
}
