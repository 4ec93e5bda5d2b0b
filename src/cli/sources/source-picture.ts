import type { FoundPicture } from '#checks/pages/found-picture.ts'

/** Replaces a part of a text; offsets are UTF-16 units, the second one exclusive. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** A picture as a source file shows it. */
export interface SourcePicture
  extends Pick<
    FoundPicture,
    | 'form'
    | 'alt'
    | 'label'
    | 'role'
    | 'isOnlyNameOfLink'
    | 'linkTarget'
    | 'caption'
    | 'heading'
    | 'surroundings'
    | 'language'
  > {
  /** From 1. */
  line: number
  column: number
  /** Absolute; of a file next to its source, below `localOrigin`. Empty: none, or one that only running code knows. */
  url: string
  pageTitle: string
  /** Its alt text is an expression, or may come from one. */
  isDynamic: boolean
  /** What puts an alt text there; null: its place is none that can be written. */
  write: ((alt: string) => Edit) | null
}

/** Stands for the folder that a site is served from. */
export const localOrigin = 'https://files.bildwort.invalid'

const plainPicture = {
  form: 'img',
  label: '',
  role: 'informative',
  isOnlyNameOfLink: false,
  linkTarget: '',
  caption: '',
  heading: '',
  surroundings: '',
  language: '',
  pageTitle: '',
  isDynamic: false,
  write: null,
} as const

/** A picture in a source other than HTML, where less is known of it. */
export function makePicture(
  known: Pick<SourcePicture, 'line' | 'column' | 'url' | 'alt'> & Partial<SourcePicture>,
): SourcePicture {
  return { ...plainPicture, ...known, ...(known.alt?.trim() === '' && { role: 'decorative' }) }
}

/** Absolute; empty for what cannot be fetched, such as `data:`. */
export function resolveAddress(written: string, base: string): string {
  const url = URL.parse(written.trim(), base)
  return url && /^https?:$/.test(url.protocol) ? url.href : ''
}

/** ` alt="…"` for HTML and what resembles it. Braces would begin an expression in Svelte. */
export function writeAttribute(alt: string): string {
  const text = alt
    .replace(/\s+/g, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('{', '&#123;')
    .replaceAll('}', '&#125;')
  return `alt="${text}"`
}

/** Lines and columns, from 1, of offsets in a text. */
export function createLineFinder(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (starts[middle]! <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - starts[low]! + 1 }
  }
}
