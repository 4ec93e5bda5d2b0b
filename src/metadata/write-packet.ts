import type { PictureTexts } from './picture-texts.ts'
import { type List, namespaces, type Packet, type Property, properties, readPacket } from './read-packet.ts'

const emptyPacket = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${namespaces.rdf}"></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`

interface Edit {
  start: number
  end: number
  text: string
}

interface Writing {
  /** Also replaces texts that this program wrote before; nobody else's, and none that was edited since. */
  replacesOwn?: boolean
}

/**
 * Adds texts to an XMP packet, or makes one (null). Only what lacks is added: texts in other languages, keywords that are not there.
 * Everything else stays as it is, character by character.
 */
export function writePacket(
  packet: string | null,
  { texts, keywords, isDecorative }: PictureTexts,
  { replacesOwn = false }: Writing = {},
): string {
  const read = readPacket(packet ?? emptyPacket)
  const known = new Set(read.lists.written?.items.map(({ text }) => text))
  const edits: Edit[] = []
  const added: string[] = []
  const marks = new Set<string>()

  for (const property of ['altText', 'description'] as const) {
    const wanted = Object.entries(texts).flatMap(([language, text]) =>
      text[property] ? [{ language, text: text[property] }] : [],
    )
    const list = read.lists[property]
    const isOwn = (one: { language: string; text: string }) => known.has(markOf(property, one))
    const [first] = wanted
    if (!first) continue
    const fresh = wanted.filter(({ language }) => !findText(list, language))
    const hasDefault = list && list.items.length > 0
    const inserted = hasDefault ? fresh : [{ language: 'x-default', text: first.text }, ...fresh]
    const replaced = !replacesOwn || !list ? [] : list.items.filter((item) => item.end >= 0 && isOwn(item))
    for (const item of replaced) {
      const next =
        item.language === 'x-default' ? first : wanted.find(({ language }) => language === item.language)
      if (!next) continue
      const one = { language: item.language, text: next.text }
      edits.push({ start: item.start, end: item.end, text: writeItem(one.text, one.language) })
      marks.add(markOf(property, one))
    }
    if (
      place(
        property,
        'Alt',
        inserted.map(({ text, language }) => writeItem(text, language)),
      )
    )
      for (const one of inserted) marks.add(markOf(property, one))
  }

  const had = new Set(read.lists.keywords?.items.map(({ text }) => text.trim().toLowerCase()))
  const words = keywords.filter((word) => !had.has(word.trim().toLowerCase()))
  place(
    'keywords',
    'Bag',
    words.map((word) => writeItem(word)),
  )
  if (isDecorative) marks.add(decorativeMark)
  place(
    'written',
    'Bag',
    [...marks].filter((mark) => !known.has(mark)).map((mark) => writeItem(mark)),
  )

  /** Whether the items have a place: where something other than a list stands, nothing is added. */
  function place(property: Property, kind: 'Alt' | 'Bag', items: string[]): boolean {
    const list = read.lists[property]
    if (items.length === 0 || (list && list.end === null)) return false
    if (list) edits.push({ start: list.end!, end: list.end!, text: items.join('') })
    else added.push(writeProperty(property, kind, items))
    return true
  }

  if (added.length > 0) edits.push({ start: read.end, end: read.end, text: describe(read.about, added) })
  return applyEdits(read, edits)
}

const decorativeMark = 'decorative'

/** What a packet says of its picture's texts. */
export function readTexts(packet: string): Pick<PictureTexts, 'texts' | 'keywords' | 'isDecorative'> {
  const { lists } = readPacket(packet)
  const texts: PictureTexts['texts'] = {}
  for (const property of ['altText', 'description'] as const)
    for (const { language, text } of lists[property]?.items ?? [])
      texts[language] = { ...{ altText: '', description: '' }, ...texts[language], [property]: text }
  const keywords = lists.keywords?.items.map(({ text }) => text) ?? []
  const isDecorative = lists.written?.items.some(({ text }) => text === decorativeMark) ?? false
  return { texts, keywords, isDecorative }
}

/** The languages in which a picture lacks an alt text. One that names no language counts for all of them. */
export function findLacking(packet: string | null, languages: readonly string[]): string[] {
  if (packet === null) return [...languages]
  const { lists } = readPacket(packet)
  const { altText, written } = lists
  if (written?.items.some(({ text }) => text === decorativeMark)) return []
  const hasPlain =
    altText?.items.every(({ language }) => language === 'x-default') && altText.items.length > 0
  return hasPlain ? [] : languages.filter((language) => !findText(altText, language))
}

function findText(list: List | undefined, language: string) {
  return list?.items.find((item) => item.language.toLowerCase() === language.toLowerCase())
}

function describe(about: string, added: string[]): string {
  const used = Object.entries(namespaces).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
  return `<rdf:Description rdf:about="${escapeXml(about)}"${used.join('')}>${added.join('')}</rdf:Description>`
}

function writeProperty(property: Property, kind: 'Alt' | 'Bag', items: string[]): string {
  const [prefix, uri] = Object.entries(namespaces).find(([, uri]) => properties[property].startsWith(uri))!
  const name = `${prefix}:${properties[property].slice(uri.length)}`
  return `<${name}><rdf:${kind}>${items.join('')}</rdf:${kind}></${name}>`
}

// The prefix is declared with the item: a packet can use another one.
function writeItem(text: string, language?: string): string {
  const tag = language === undefined ? '' : ` xml:lang="${escapeXml(language)}"`
  return `<rdf:li xmlns:rdf="${namespaces.rdf}"${tag}>${escapeXml(text)}</rdf:li>`
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids.
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function applyEdits({ text }: Packet, edits: Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((whole, edit) => whole.slice(0, edit.start) + edit.text + whole.slice(edit.end), text)
}

/** Recognizes a text, in 53 bits (cyrb53). */
function markOf(property: Property, { language, text }: { language: string; text: string }): string {
  let high = 0xdeadbeef
  let low = 0x41c6ce57
  for (const letter of `${property}\t${language}\t${text}`) {
    const code = letter.codePointAt(0)!
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36)
}
