import type { RuleOfText } from './rule.ts'

const types = 'jpe?g|jfif|png|gif|webp|tiff?|avif|bmp|heic|svg|pdf|psd|mp4|mov'

/** A file, a path or an address as the whole text; a name of several words has its number in it. */
const whole = new RegExp(
  `^(?:(?:https?://|file:|data:image|www\\.)\\S+|\\S+\\.(?:${types})|[^.]*[\\d_][^.]*\\.(?:${types}))[.!]?$`,
  'iu',
)

/** What cameras and phones call their pictures. */
const camera = /^(?:_?(?:img|dsc[nf]?|pxl|mvi|cimg|gopr|dji|p)[_-]?\d{3,}|whatsapp image .{0,30}\d)\S*$/iu

/**
 * Broken when the text is a file name with its extension, an address, or a camera's name for a picture, and nothing else. What a
 * file is called after (`RX7900`, `Karl-Marx-Allee`) is what its picture shows.
 */
export function checkFileName(text: string): boolean {
  const trimmed = text.trim()
  return whole.test(trimmed) || camera.test(trimmed)
}

export const fileNameRule: RuleOfText = {
  isHard: true,
  advice: 'a text is a file name or an address. Say what can be seen instead.',
  fields: ['altText', 'description', 'aside'],
  // A sign may say an address.
  sparesOwnWords: true,
  judgeText: checkFileName,
}
