import { guessLanguage } from '#checks/guess-language.ts'
import { isStopWord } from '#checks/languages/is-stop-word.ts'
import { wordsOfAll } from '#checks/languages/words-of-all.ts'

const maxCharacters = 255

/** Generic names from cameras, phones, content systems and people in a hurry. */
const meaningless = new Set([
  ...`dsc dscn dscf dscp dcim pxl mvi mov cimg gopr gopro wp whatsapp telegram signal imagem sans titre orig web media adobestock
  shutterstock istock istockphoto getty gettyimages depositphotos dreamstime fotolia pexels unsplash pixabay hires highres lowres tmp
  temp rgb cmyk exif dpi jpg jpeg png gif webp tif tiff pdf heic retina`.split(/\s+/),
  ...wordsOfAll(({ noise }) => noise.files),
])

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi
const extension =
  /\.(?:jpe?g|jpe|jfif|png|gif|webp|tiff?|avif|bmp|hei[cf]|svg|ico|pdf|php|aspx?|html?|jsp|cgi)$/i
/** File names of stock sites, which contain the photographer and not the subject. */
const ofStock = /^pexels-|-unsplash(?:-\d+)?$/i

/**
 * The meaningful words of a file name in their own spelling, split at punctuation and camelCase; without extension, camera names,
 * sizes, numbers, hashes and stop words. Empty for `IMG_1234.jpg`.
 */
export function splitFilename(filename: string): string[] {
  const name = decode(filename.slice(0, maxCharacters))
    .normalize('NFC')
    .replace(extension, '')
    .replace(extension, '')
  if (ofStock.test(name)) return []
  const words = name
    .replace(uuid, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => !isHash(part) && !meaningless.has(part.toLowerCase()))
    .flatMap(splitCamelCase)
    .map((word) => word.replace(/^(\p{L}{3,40})\p{N}{1,9}$/u, '$1'))
    .filter((word) => word !== '')
  const language = guessLanguage(words.map((word) => word.toLowerCase()))
  return words.filter((word) => saysSomething(word) && !isStopWord(word, language))
}

function decode(filename: string): string {
  if (!/%[0-9a-f]{2}/i.test(filename)) return filename
  try {
    return decodeURIComponent(filename)
  } catch {
    // Bytes that are not UTF-8 become gaps.
    return filename.replace(/%[0-9a-f]{2}/gi, ' ')
  }
}

/** `BergeImHerbst` → Berge, Im, Herbst; `iPhone` and `McDonald` stay. */
function splitCamelCase(part: string): string[] {
  return part.split(/(?<=\p{Ll})(?<!^\p{Ll}|Mc|Mac)(?=\p{Lu})/u)
}

function saysSomething(word: string): boolean {
  const lower = word.toLowerCase()
  if (word.length < 3 || meaningless.has(lower)) return false
  // 1024x768, 300px, 2x, v2, 20260131T1200
  if (/^\p{N}+(?:x\p{N}*|px|dpi|kb|mb|cm|mm|t\p{N}*)?$|^v\p{N}+$|^(?:wa|p|mg|e)\p{N}+$/u.test(lower))
    return false
  // Unpronounceable, so an id.
  return !/^[bcdfghjklmnpqrstvwxz]{5,}$/.test(lower)
}

/** Long, with letters and digits mixed, or hexadecimal. */
function isHash(part: string): boolean {
  if (/^[0-9a-f]{8,}$/i.test(part) && /\d/.test(part)) return true
  const changes = part.match(/(?<=\p{N})\p{L}|(?<=\p{L})\p{N}/gu)?.length ?? 0
  return part.length >= 9 && changes >= 3
}
