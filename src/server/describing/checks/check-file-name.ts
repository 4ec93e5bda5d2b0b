const pictureFile = /^[^\s/]+\.(?:jpe?g|jfif|png|gif|webp|tiff?|avif|bmp|heic|svg)$/i

/** What cameras and phones call their pictures, with the number that follows. */
const camera =
  /^(?:img|image|dsc[nf]?|dscp|dcim|pict?|pxl|mvi|mov|cimg|gopr|gp|dji|wa|whatsapp[ _-]image|photo|foto|bild|picture|pic|scan|screenshot|bildschirmfoto|screen)[ _-]?[a-z]*[ _-]?\d{3,}/i

const leftover =
  /^(?:final[e]?|neu|new|nuov[oa]|kopie|copy|copia|edit(?:ed)?|web|thumb(?:nail)?|scaled|cropped|hires|lowres|v\d+|\d{4,}|\d+x\d+|\d+px)$/i

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
  if (isTechnical(base)) return holds(text, base) || holds(text, base.replace(/[_-]+/g, ' '))
  // All in small letters, with hyphens, and nothing else: nobody writes so but a file system.
  return base.includes('-') && base === text && text === text.toLowerCase()
}

/** Would nobody write this in a sentence? */
function isTechnical(base: string): boolean {
  if (camera.test(base) || /_|\(\d+\)$|%|\d+x\d+/.test(base)) return true
  if (/^[0-9a-f-]{8,}$/i.test(base) && /\d/.test(base) && /[a-f-]/i.test(base)) return true
  if (/^\p{L}+\d{4,}$/u.test(base) || /^\d{6,}$/.test(base)) return true
  if (/^(?:\p{Lu}\p{Ll}+){4,}$/u.test(base)) return true
  const parts = base.split(/[-.\s]+/)
  if (parts.length > 1 && parts.some((part) => leftover.test(part))) return true
  return base.includes('-') && parts.filter((part) => part.length > 1).length > 2
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
