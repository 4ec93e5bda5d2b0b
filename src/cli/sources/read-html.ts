import { readPage } from '#checks/pages/read-page.ts'
import { type SourcePicture, writeAttribute } from './source-picture.ts'

/** What every picture of a page has; files without it need not be parsed, which takes nearly all of the time. */
const mayHavePictures = /<(?:img|image|area)\b|\btype\s*=\s*["']?\s*image|\brole\s*=\s*["']?\s*img|og:image/i

/**
 * The pictures of an HTML file; `offset` is where `html` begins in its source. Without places, which are a third of the work, they cannot
 * be written either. `picturesOnly` leaves out the texts around them.
 */
export function readHtml(
  html: string,
  base: string,
  { offset = 0, withPlaces = true, picturesOnly = false } = {},
): SourcePicture[] {
  if (!mayHavePictures.test(html)) return []
  const { title, pictures } = readPage(html, base, { withPositions: withPlaces, picturesOnly })
  return pictures.flatMap((picture) => {
    const { position, alt } = picture
    if (!position && withPlaces) return []
    if (!position)
      return [
        { ...picture, line: 0, column: 0, pageTitle: title, isDynamic: hasCode(alt ?? ''), write: null },
      ]
    const { line, column, tag } = position
    const isWritable = /^<(?:img|input|area)\b/i.test(html.slice(tag.start, tag.start + 10))
    const afterName = offset + tag.start + 1 + picture.form.length
    const place = position.alt && { start: offset + position.alt.start, end: offset + position.alt.end }
    const write = (text: string) =>
      place
        ? { ...place, text: writeAttribute(text) }
        : { start: afterName, end: afterName, text: ` ${writeAttribute(text)}` }
    const source = html.slice(tag.start, tag.end)
    const isDynamic = hasCode(alt ?? source)
    return [
      {
        ...picture,
        ...{ line, column, pageTitle: title, isDynamic },
        // The name of an SVG is no attribute of it.
        write: isWritable && picture.form !== 'og_image' ? write : null,
      },
    ]
  })
}

/** Of templates: `<?= $alt ?>`, `{{ alt }}`, `{% … %}`. */
function hasCode(text: string): boolean {
  return /\{[{%]|<[?%]/.test(text)
}
