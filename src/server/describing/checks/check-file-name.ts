import type { ImagePurpose } from '#contract/entities/image.ts'
import { quotation } from './quotation.ts'
import type { RuleOfOne, Verdict } from './rule.ts'

const pictureTypes = 'jpe?g|jfif|png|gif|webp|tiff?|avif|bmp|heic|svg'

/** Whole texts that are a file or an address. */
const wholeNames = [
  `^[^\\s/]+(?: \\(\\d{1,3}\\))?\\.(?:${pictureTypes}|pdf|psd|docx?|html?|mp4|mov)$`,
  // “WhatsApp Image 2022-03-14 at 18.07.33.jpg”
  `^whatsapp \\p{sc=Latn}+ [\\d-]{8,10} (?:at|um|alle|a las|v|o|ob|om) [\\d.:]{5,8}(?: \\(\\d+\\))?\\.(?:${pictureTypes})$`,
  // “Kopia zapasowa_zdj_klasowe_1988.bmp”
  `^\\p{sc=Latn}+ \\p{sc=Latn}+(?:_[\\p{sc=Latn}\\d]+){2,}\\.(?:${pictureTypes})$`,
  '^(?:https?://|file:|data:image)\\S+$',
  `^/?(?:[\\w%.-]+/)+[\\w%.()-]+\\.(?:${pictureTypes})$`,
].map((source) => new RegExp(source, 'iu'))
const wholeAddress = /^(?:www\.)\S+$/i

/** At an end of the text, in brackets or after a comma: in the middle of a sentence it is spoken of. */
const nameInside = new RegExp(
  `(?:^|[([,;–—:-] ?)[\\p{L}\\p{N}_%./-]+\\.(?:${pictureTypes})(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}_%./-]+\\.(?:${pictureTypes})$`,
  'iu',
)

/** What cameras and phones call their pictures, with the number that follows, or after the moment, to the second, at which they were taken. */
const camera =
  /^(?:(?:_mg|_dsc|img|image|dsc[nf]?|dscp|dcim|pict?|pxl|mvi|mov|cimg|gopr|gp|dji|wa|whatsapp[ _-]image|scan|screenshot|bildschirmfoto|screen)[ _-]?[a-z]*[ _-]?\d{3,}|(?:photo|foto|bild|picture|pic)[_-]\d{3,}|(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[_-](?:[01]\d|2[0-3])(?:[0-5]\d){2}(?!\d))/i
/** Whole names that only a file has: `hund (3)`, `RotesHausAmSee`; `P1030412` within a text may be a product's number. */
const nameOfFile = /_|\(\d+\)$|^(?:\p{Lu}\p{Ll}+){4,}$|^P\d{7}$/u
const cameraInside = /(?<![\p{L}\p{N}])(?:IMG|DSC[NF]?|DSCP|DCIM|PXL|MVI|CIMG|GOPR|DJI)[_-]?\d{4,}/u

/** A screen shows what files are called. */
const screen =
  /screen|bildschirm|schermata|captura|pantalla|snímek obrazovky|képernyő|zrzut|posnetek zaslona|zaslonsk|mediathek|ordner|folder|cartella|carpeta|složk|mappa|katalog|map[aei](?!\p{sc=Latn})/iu

/** What is left of working with files; as the last part of a name. */
const leftover =
  /^(?:final[e]?|kopie|copy|copia|edit(?:ed)?|thumb(?:nail)?|scaled|cropped|hires|lowres|v\d+|\d{3,}x\d{3,}|\d+px)$/i

/**
 * Broken when the alt text is a file name or an address and nothing else; doubtful when it holds one. A file name is one
 * with its extension, or as a camera's or a hash's name: what a file is called after (`RX7900`, `Karl-Marx-Allee`) is
 * what its picture shows. A sign may say an address, and what stands in quotation marks is what a picture says.
 */
export function checkFileName(
  altText: string,
  filename: string,
  purpose: ImagePurpose = 'informative',
): Verdict {
  const text = plain(altText).replace(/[.!]+$/, '')
  const isOfWords = purpose === 'text' || purpose === 'complex'
  if (isWholeName(text)) return !isOfWords || !/^https?:/i.test(text)
  if (wholeAddress.test(text)) return !isOfWords
  const name = plain(decode(filename))
  const base = name.replace(/\.[a-z0-9]{2,5}$/i, '')
  if (name.length > 2 && (isRaw(text, base) || (base !== name && text === name))) return true
  if (isOfWords) return false
  const said = text.replace(quotation, ' ')
  if (nameInside.test(said) || (cameraInside.test(said) && !screen.test(said))) return 'doubtful'
  if (name.length < 3) return false
  const isNamed =
    (base !== name && holds(said, name)) ||
    (isNumbered(base) && (holds(said, base) || holds(said, base.replace(/[_-]+/g, ' '))))
  return isNamed && 'doubtful'
}

export const fileNameRule: RuleOfOne = {
  isHard: true,
  advice: 'the alt text holds a file name or an address. Say what can be seen instead.',
  judge: ({ altText }, { filename, purpose }) => checkFileName(altText, filename, purpose),
  judgeAside: isWholeName,
}

function isWholeName(text: string): boolean {
  return wholeNames.some((name) => name.test(text))
}

/** Is the whole text the name as it stands in the file system, or with spaces for what parts its words there? */
function isRaw(text: string, base: string): boolean {
  if (camera.test(text) && (/^\S+$/.test(text) || text === base)) return true
  const parts = base.split(/[-_ ]+/)
  const isLeftOver = parts.length > 1 && leftover.test(parts.at(-1) ?? '')
  if (isLeftOver && withSpaces(text) === withSpaces(base)) return true
  if (text !== base) return false
  if (isNumbered(base) || nameOfFile.test(base)) return true
  // All in small letters with hyphens: nobody writes so but a file system. With digits it may be a product's number.
  return parts.length > 1 && text === text.toLowerCase() && base.includes('-') && !/\d/.test(base)
}

function withSpaces(name: string): string {
  return name.toLowerCase().replace(/[-_\s]+/g, ' ')
}

/** Named by a camera or a hash. */
function isNumbered(base: string): boolean {
  if (camera.test(base)) return true
  return /^[0-9a-f-]{12,}$/i.test(base) && /\d/.test(base) && /[a-f]/i.test(base)
}

/** As a word of its own, whatever its case. */
function holds(text: string, name: string): boolean {
  const [where, what] = [text.toLowerCase(), name.toLowerCase()]
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + 1)) {
    const around = (where[at - 1] ?? ' ') + (where[at + what.length] ?? ' ')
    if (!/[\p{L}\p{N}]/u.test(around)) return true
  }
  return false
}

function plain(text: string): string {
  return text.normalize('NFC').trim()
}

function decode(filename: string): string {
  try {
    return decodeURIComponent(filename)
  } catch {
    return filename
  }
}
