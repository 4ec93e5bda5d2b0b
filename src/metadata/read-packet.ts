import { SaxesParser } from 'saxes'
import { UnwritableFile } from './picture-texts.ts'

export const namespaces = {
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  dc: 'http://purl.org/dc/elements/1.1/',
  Iptc4xmpCore: 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/',
  /** Of ours: which texts this program wrote, so that it does not take a person's for one of its own. */
  bildwort: 'urn:bildwort:xmp:1#',
} as const

/** The properties that are read and written, by their names here. */
export const properties = {
  altText: `${namespaces.Iptc4xmpCore}AltTextAccessibility`,
  description: `${namespaces.Iptc4xmpCore}ExtDescrAccessibility`,
  keywords: `${namespaces.dc}subject`,
  written: `${namespaces.bildwort}Written`,
} as const
export type Property = keyof typeof properties

/** Offsets in the packet, the second one exclusive. */
export interface Item {
  language: string
  text: string
  start: number
  end: number
}

export interface List {
  items: Item[]
  /** Where another item can be inserted; null if the value is no list, or an empty tag. */
  end: number | null
}

export interface Packet {
  text: string
  lists: Partial<Record<Property, List>>
  /** Where a further description can be inserted. */
  end: number
  /** What the descriptions are about; usually empty. */
  about: string
}

// Safe: the keys of the table are the names.
const names = new Map<string, Property>(
  Object.entries(properties).map(([name, uri]) => [uri, name as Property]),
)
const mostCharacters = 5_000_000

/** Reads where a packet has texts. Throws `UnwritableFile` if it is not XMP. */
export function readPacket(text: string): Packet {
  if (text.length > mostCharacters) throw new UnwritableFile('Its XMP is too large.')
  const lists: Packet['lists'] = {}
  let about = ''
  let end = -1
  const path: string[] = []
  let open: Property | undefined
  let item: Item | undefined
  const parser = new SaxesParser({ xmlns: true })
  /** Of the tag that was just read. */
  const startOfTag = () => text.lastIndexOf('<', parser.position - 1)

  parser.on('opentag', ({ uri, local, attributes, isSelfClosing }) => {
    const name = `${uri}${local}`
    const above = path.at(-1)
    if (above === `${namespaces.rdf}RDF` && name === `${namespaces.rdf}Description`) {
      for (const attribute of Object.values(attributes)) {
        if (`${attribute.uri}${attribute.local}` === `${namespaces.rdf}about`) about = attribute.value
        const property = names.get(`${attribute.uri}${attribute.local}`)
        if (property) lists[property] ??= plainValue(attribute.value)
      }
    }
    if (above === `${namespaces.rdf}Description` && path.at(-2) === `${namespaces.rdf}RDF`) {
      open = names.get(name)
      if (open) lists[open] ??= { items: [], end: null }
    }
    if (open && name === `${namespaces.rdf}li` && !isSelfClosing) {
      const language = Object.values(attributes).find(({ name: written }) => written === 'xml:lang')
      item = { language: language?.value ?? 'x-default', text: '', start: startOfTag(), end: -1 }
    }
    path.push(name)
  })
  parser.on('text', (part) => {
    if (item) item.text += part
    else if (open && part.trim() && path.length > 0 && names.has(path.at(-1)!)) lists[open] = plainValue(part)
  })
  parser.on('cdata', (part) => {
    if (item) item.text += part
  })
  parser.on('closetag', ({ uri, local, isSelfClosing }) => {
    const name = `${uri}${local}`
    path.pop()
    if (name === `${namespaces.rdf}RDF` && !isSelfClosing) end = startOfTag()
    const list = open && lists[open]
    if (item && list && name === `${namespaces.rdf}li`) {
      list.items.push({ ...item, end: parser.position })
      item = undefined
    }
    if (list && !isSelfClosing && /^(?:Alt|Bag|Seq)$/.test(local) && uri === namespaces.rdf)
      list.end = startOfTag()
    if (open && name === properties[open]) open = undefined
  })
  parser.on('error', (fault) => {
    throw new UnwritableFile(`Its XMP cannot be read: ${fault.message}`)
  })
  parser.write(text).close()
  if (end < 0) throw new UnwritableFile('Its XMP cannot be read.')
  return { text, lists, end, about }
}

function plainValue(text: string): List {
  return { items: [{ language: 'x-default', text, start: -1, end: -1 }], end: null }
}
