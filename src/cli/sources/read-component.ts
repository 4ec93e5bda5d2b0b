import { decodeHTMLAttribute } from 'entities'
import { importedPictures } from './imported-pictures.ts'
import {
  createLineFinder,
  makePicture,
  resolveAddress,
  type SourcePicture,
  writeAttribute,
} from './source-picture.ts'

/** Elements that are pictures: HTML's, and the components that frameworks have in its place. */
const pictureNames = /^(?:img|Image|Picture|NuxtImg|nuxt-img|enhanced:img)$/
const surroundingCharacters = 150

interface Attribute {
  name: string
  /** As written, without its quotes; null: an expression. */
  value: string | null
}

/** The pictures in the template of a Vue, Svelte or Astro component. What its expressions say is not known. */
export function readComponent(text: string, base: string): SourcePicture[] {
  const template = withoutCode(text)
  const lineOf = createLineFinder(text)
  const imported = importedPictures(text)
  const found: SourcePicture[] = []
  for (const { name, start, end, attributes } of tagsOf(template)) {
    if (!pictureNames.test(name)) continue
    const find = (wanted: string) => attributes.find((one) => one.name === wanted)
    const alt = find('alt')
    const src = find('src')
    const mayHaveAlt = attributes.some(
      (one) => /^(?:(?:v-bind)?:alt|v-bind)$/.test(one.name) || (one.name === '' && one.value === null),
    )
    const isDynamic = alt ? alt.value === null || /\{/.test(alt.value) : mayHaveAlt
    const address = src ? (src.value ?? imported.get(src.name) ?? '') : ''
    const bound = attributes.find(({ name: written }) => written.startsWith('src={'))
    const at = start + 1 + name.length
    found.push(
      makePicture({
        ...lineOf(start),
        url: resolveAddress(bound ? (imported.get(bound.name.slice(5, -1)) ?? '') : address, base),
        alt: alt?.value == null || isDynamic ? null : decodeHTMLAttribute(alt.value),
        isDynamic,
        surroundings: around(template, start, end),
        write: (written) => ({ start: at, end: at, text: ` ${writeAttribute(written)}` }),
      }),
    )
  }
  return found
}

/** Scripts, styles, comments and front matter, blanked: what follows keeps its place. */
function withoutCode(text: string): string {
  return text.replace(
    /^---\r?\n.*?\r?\n---(?=\r?\n|$)|<!--.*?-->|<(script|style)\b[^>]*>.*?<\/\1\s*>/gis,
    (code) => code.replace(/[^\r\n]/g, ' '),
  )
}

function* tagsOf(
  text: string,
): Generator<{ name: string; start: number; end: number; attributes: Attribute[] }> {
  for (let at = 0, depth = 0; at < text.length; ) {
    const letter = text[at]!
    if (letter === '{') depth += 1
    if (letter === '}') depth = Math.max(0, depth - 1)
    // A string in an expression can hold anything; one that does not end on its line is an apostrophe.
    if (depth > 0 && (letter === '"' || letter === "'" || letter === '`')) {
      at = endOfString(text, at)
      continue
    }
    const [, name] = letter === '<' ? (/^<([a-z][\w:.-]*)/i.exec(text.slice(at, at + 60)) ?? []) : []
    if (!name) {
      at += 1
      continue
    }
    const { attributes, end } = readAttributes(text, at + 1 + name.length)
    yield { name, start: at, end, attributes }
    at = end
  }
}

function readAttributes(text: string, from: number): { attributes: Attribute[]; end: number } {
  const attributes: Attribute[] = []
  let at = from
  while (at < text.length && text[at] !== '>') {
    if (/[\s/]/.test(text[at]!)) {
      at += 1
      continue
    }
    if (text[at] === '{') {
      const end = endOfBraces(text, at)
      const inside = text.slice(at + 1, end - 1).trim()
      // `{alt}` is short for `alt={alt}`, `{...all}` can hold any.
      attributes.push({ name: inside.startsWith('...') ? '' : inside, value: null })
      at = end
      continue
    }
    const [written = text[at]!] = /^[^\s=/>{]+/.exec(text.slice(at, at + 200)) ?? []
    at += written.length
    if (text[at] !== '=') {
      attributes.push({ name: written, value: '' })
      continue
    }
    at += 1
    const sign = text[at]
    if (sign === '{' || sign === '`') {
      const end = sign === '{' ? endOfBraces(text, at) : endOfString(text, at)
      const inside = text.slice(at + 1, end - 1).trim()
      attributes.push(
        /^\w+$/.test(inside) && written === 'src'
          ? { name: `src={${inside}}`, value: null }
          : { name: written, value: null },
      )
      at = end
    } else if (sign === '"' || sign === "'") {
      const close = text.indexOf(sign, at + 1)
      const end = close < 0 ? text.length : close
      attributes.push({ name: written, value: text.slice(at + 1, end) })
      at = end + 1
    } else {
      const [value = ''] = /^[^\s>]+/.exec(text.slice(at, at + 8_000)) ?? []
      attributes.push({ name: written, value })
      at += value.length
    }
  }
  return { attributes, end: Math.min(at + 1, text.length) }
}

function endOfBraces(text: string, from: number): number {
  for (let at = from, depth = 0; at < text.length; ) {
    const letter = text[at]!
    if (letter === '"' || letter === "'" || letter === '`') {
      at = endOfString(text, at)
      continue
    }
    if (letter === '{') depth += 1
    if (letter === '}') depth -= 1
    at += 1
    if (depth === 0) return at
  }
  return text.length
}

function endOfString(text: string, from: number): number {
  const sign = text[from]!
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === sign) return at + 1
    else if (text[at] === '\n' && sign !== '`') break
  }
  return from + 1
}

function around(text: string, start: number, end: number): string {
  const plain = (part: string) =>
    part
      .replace(/<[^>]*>?|\{[^}]*\}?/g, ' ')
      .replace(/^[^<]*>/, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  const before = plain(text.slice(Math.max(0, start - 4 * surroundingCharacters), start))
  const after = plain(text.slice(end, end + 4 * surroundingCharacters))
  return `${before.slice(-surroundingCharacters)} ${after.slice(0, surroundingCharacters)}`.trim()
}
