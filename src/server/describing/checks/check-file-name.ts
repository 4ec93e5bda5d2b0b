import type { RuleOfOne } from './rule.ts'

const pictureFile = /^[^\s/]+\.(?:jpe?g|jfif|png|gif|webp|tiff?|avif|bmp|heic|svg)$/i

/** What cameras and phones call their pictures, with the number that follows. */
const camera =
  /^(?:img|image|dsc[nf]?|dscp|dcim|pict?|pxl|mvi|mov|cimg|gopr|gp|dji|wa|whatsapp[ _-]image|photo|foto|bild|picture|pic|scan|screenshot|bildschirmfoto|screen)[ _-]?[a-z]*[ _-]?\d{3,}/i

/** What is left of working with files; as the last part of a name. */
const leftover =
  /^(?:final[e]?|kopie|copy|copia|edit(?:ed)?|thumb(?:nail)?|scaled|cropped|hires|lowres|v\d+|\d{4,}|\d+x\d+|\d+px)$/i

/** Left over even where the parts stand apart: a “World Cup final” and the year 2024 are things to say. */
const surelyLeftover = /^(?:kopie|edited|thumb|scaled|cropped|hires|lowres|v\d+|\d{5,}|\d+x\d+|\d+px)$/i

/**
 * Broken when the alt text holds the picture's file name, with or without its extension. The words of a telling file
 * name may be used as words are: `t-shirt.jpg` and “T-Shirt auf einem Bügel” get along.
 */
export function checkFileName(altText: string, filename: string): boolean {
  const text = plain(altText).replace(/[.!]+$/, '')
  if (pictureFile.test(text)) return true
  const name = plain(decode(filename))
  if (name.length < 3) return false
  const base = name.replace(/\.[a-z0-9]{2,5}$/i, '')
  if (base !== name && holds(text, name)) return true
  if (isTechnical(base) && holds(text, base)) return true
  if (isNumbered(base) && holds(text, base.replace(/[_-]+/g, ' '))) return true
  // All in small letters, with hyphens, and nothing else: nobody writes so but a file system.
  return base.includes('-') && base === text && text === text.toLowerCase()
}

export const fileNameRule: RuleOfOne = {
  isHard: true,
  advice: 'the alt text holds the file name. Say what can be seen instead.',
  judge: ({ altText }, { filename }) => checkFileName(altText, filename),
}

/** Would nobody write this in a sentence, with these very signs between its parts? */
function isTechnical(base: string): boolean {
  if (isNumbered(base) || /_|%/.test(base) || /^(?:\p{Lu}\p{Ll}+){4,}$/u.test(base)) return true
  const parts = base.split(/[-.\s]+/)
  if (parts.length > 1 && leftover.test(parts.at(-1) ?? '')) return true
  return base.includes('-') && parts.filter((part) => part.length > 1).length > 2
}

/** Named by a camera, a counter, a size or a hash: not even with spaces between its parts. */
function isNumbered(base: string): boolean {
  if (camera.test(base) || /\(\d+\)$|\d+x\d+/.test(base)) return true
  if (/^[0-9a-f-]{8,}$/i.test(base) && /\d/.test(base) && /[a-f-]/i.test(base)) return true
  if (/^\p{L}+\d{4,}$/u.test(base) || /^\d{6,}$/.test(base)) return true
  const parts = base.split(/[-_.\s]+/)
  return parts.length > 1 && surelyLeftover.test(parts.at(-1) ?? '')
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
