export interface XmlElement {
  /** Namespace and local name. */
  name: string
  /** By namespace and local name. */
  attributes: Map<string, string>
  children: XmlElement[]
  /** What stands directly in it. */
  text: string
}

const mostElements = 20_000
const mostAttributes = 64
const mostNamespaces = 200
const mostDepth = 40

/**
 * Reads XML that anybody may have written: null for what is not well formed, is deeper than 40 elements, has more than 20,000,
 * or declares a document type, which is where entities come from. Each character is looked at a bounded number of times.
 */
export function readXml(xml: string): XmlElement | null {
  const root: XmlElement = { name: '', attributes: new Map(), children: [], text: '' }
  const open: { element: XmlElement; written: string; scope: Scope }[] = [
    { element: root, written: '', scope: new Map([['xml', xmlNamespace]]) },
  ]
  let elements = 0
  let namespaces = 0
  let at = 0
  for (;;) {
    const start = xml.indexOf('<', at)
    const { element, written, scope } = open.at(-1)!
    element.text += readEntities(xml.slice(at, start === -1 ? xml.length : start))
    if (start === -1) return open.length === 1 && root.children.length > 0 ? root : null
    const skipped = skip(xml, start)
    if (skipped) {
      if (skipped.end === -1) return null
      element.text += skipped.text
      at = skipped.end
      continue
    }
    if (xml[start + 1] === '/') {
      const end = xml.indexOf('>', start)
      if (end === -1 || xml.slice(start + 2, end).trimEnd() !== written || open.length === 1) return null
      open.pop()
      at = end + 1
      continue
    }
    const tag = readTag(xml, start)
    elements += 1
    namespaces += tag?.namespaces.length ?? 0
    if (!tag || elements > mostElements || namespaces > mostNamespaces || open.length > mostDepth) return null
    const inner = tag.namespaces.length === 0 ? scope : new Map([...scope, ...tag.namespaces])
    const child: XmlElement = {
      name: resolve(tag.name, inner),
      attributes: new Map(tag.attributes.map(([name, value]) => [resolve(name, inner), value])),
      children: [],
      text: '',
    }
    element.children.push(child)
    if (!tag.isEmpty) open.push({ element: child, written: tag.name, scope: inner })
    at = tag.end
  }
}

export const xmlNamespace = 'http://www.w3.org/XML/1998/namespace '

/** By prefix. */
type Scope = ReadonlyMap<string, string>

function resolve(name: string, scope: Scope): string {
  const colon = name.indexOf(':')
  return colon === -1 ? name : `${scope.get(name.slice(0, colon)) ?? ''}${name.slice(colon + 1)}`
}

/** Comments, instructions and declarations; -1: it has no end, or is one that is not read. Null: none of them. */
function skip(xml: string, start: number): { end: number; text: string } | null {
  const until = (sign: string, from: number) => {
    const end = xml.indexOf(sign, from)
    return end === -1 ? -1 : end + sign.length
  }
  if (xml.startsWith('<!--', start)) return { end: until('-->', start + 4), text: '' }
  if (xml.startsWith('<?', start)) return { end: until('?>', start + 2), text: '' }
  if (xml.startsWith('<![CDATA[', start)) {
    const end = until(']]>', start + 9)
    return { end, text: end === -1 ? '' : xml.slice(start + 9, end - 3) }
  }
  return xml.startsWith('<!', start) ? { end: -1, text: '' } : null
}

interface Tag {
  name: string
  attributes: [name: string, value: string][]
  namespaces: [prefix: string, namespace: string][]
  isEmpty: boolean
  end: number
}

const nameAt = /[^\s<>/='"&]+/y
const attributeAt = /\s+([^\s<>/='"&]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const endAt = /\s*(\/?)>/y

function readTag(xml: string, start: number): Tag | null {
  nameAt.lastIndex = start + 1
  const name = nameAt.exec(xml)?.[0]
  if (!name) return null
  const tag: Tag = { name, attributes: [], namespaces: [], isEmpty: false, end: nameAt.lastIndex }
  for (let count = 0; count <= mostAttributes; count += 1) {
    attributeAt.lastIndex = tag.end
    const found = attributeAt.exec(xml)
    if (!found) {
      endAt.lastIndex = tag.end
      const end = endAt.exec(xml)
      return end ? { ...tag, isEmpty: end[1] === '/', end: endAt.lastIndex } : null
    }
    const [, attribute = '', double, single = ''] = found
    const value = readEntities(double ?? single)
    if (attribute.startsWith('xmlns:')) tag.namespaces.push([attribute.slice(6), `${value} `])
    else if (attribute !== 'xmlns') tag.attributes.push([attribute, value])
    tag.end = attributeAt.lastIndex
  }
  return null
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Entities that only a document type could explain stay as they are written. */
function readEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
