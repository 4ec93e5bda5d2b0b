import { stopWords } from './stop-words.ts'

/** What cameras, phones and content systems call everything. */
const meaningless = new Set(
  `img image images dsc dscn dscf dscp dcim pict pic picture photo foto bild bilder pxl mvi mov cimg gopr wp whatsapp
  screenshot bildschirmfoto screen scan unnamed untitled unbenannt ohne titel download file datei copy kopie final neu new
  edited scaled cropped rotated thumb thumbnail preview small medium large big original web hires lowres full size media
  upload asset index default stock adobestock shutterstock istock getty pexels unsplash pixabay`.split(/\s+/),
)

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

const extension = /\.(jpe?g|jpe|jfif|png|gif|webp|tiff?|avif|bmp|heic|svg|ico|php|aspx?|html?|jsp|cgi)$/i

/**
 * The words of a file name that mean something, in its own spelling: separated by signs and by camelCase; without
 * extension, camera names, sizes, numbers and hashes. Empty for `IMG_1234.jpg`.
 */
export function splitFilename(filename: string): string[] {
  return filename
    .replace(extension, '')
    .replace(uuid, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((part) => !isHash(part) && !meaningless.has(part.toLowerCase()))
    .flatMap((part) => part.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').split(' '))
    .filter((word) => saysSomething(word.toLocaleLowerCase('de')))
}

function saysSomething(word: string): boolean {
  if (word.length < 3 || meaningless.has(word) || stopWords.has(word)) return false
  // 1024x768, 300px, 2x, v2, 20260131T1200
  if (/^\p{N}+(x\p{N}*|px|dpi|kb|mb|t\p{N}*)?$|^v\p{N}+$/u.test(word)) return false
  return !/^(img|dsc[nf]?|pxl|wa|p|mg|cimg)\p{N}+$/u.test(word)
}

/** Long and of letters and digits mixed through each other, or hexadecimal. */
function isHash(part: string): boolean {
  if (/^[0-9a-f]{8,}$/i.test(part) && /\d/.test(part)) return true
  const changes = part.match(/\p{N}\p{L}|\p{L}\p{N}/gu)?.length ?? 0
  return part.length >= 10 && changes >= 3
}
