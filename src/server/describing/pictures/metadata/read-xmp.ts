import type { FileNotes } from '#server/describing/file-notes.ts'
import { readXml, type XmlElement, xmlNamespace } from './read-xml.ts'

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns# '
const dublinCore = 'http://purl.org/dc/elements/1.1/ '
const photoshop = 'http://ns.adobe.com/photoshop/1.0/ '
const core = 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/ '
const extension = 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/ '

/** Editors store their whole history in XMP; no person writes this much. */
const maxBytes = 2_000_000

interface XmpNotes extends FileNotes {
  /** Its extended descriptions, by language like its alt texts. */
  descriptions?: FileNotes['altTexts']
}

/** The notes in a picture's XMP; empty if it is not XMP or is too large to be read. */
export function readXmp(packet: Buffer): XmpNotes {
  if (packet.length > maxBytes) return {}
  const root = readXml(decode(packet))
  const properties = root ? findProperties(root) : []
  if (properties.length === 0) return {}
  const textOf = (name: string) => properties.flatMap((holder) => textsOf(holder, name))[0]?.text ?? ''
  const structuresOf = (name: string) => properties.flatMap((holder) => membersOf(holder, name))
  const persons = [
    ...properties.flatMap((holder) => textsOf(holder, `${extension}PersonInImage`)),
    ...structuresOf(`${extension}PersonInImageWDetails`).flatMap((person) =>
      textsOf(person, `${extension}PersonName`).slice(0, 1),
    ),
  ]
  const places = [
    ...structuresOf(`${extension}LocationShown`).map(namePlace),
    [`${core}Location`, `${photoshop}City`, `${photoshop}State`, `${photoshop}Country`].map(textOf),
    ...structuresOf(`${extension}LocationCreated`).map(namePlace),
  ]
  return {
    headline: textOf(`${photoshop}Headline`),
    caption: preferred(properties, `${dublinCore}description`),
    persons: persons.map(({ text }) => text),
    place: places.map((names) => names.filter((name) => name.trim() !== '').join(', ')).find(Boolean) ?? '',
    event: preferred(properties, `${extension}Event`),
    altTexts: properties.flatMap((holder) => textsOf(holder, `${core}AltTextAccessibility`)),
    descriptions: properties.flatMap((holder) => textsOf(holder, `${core}ExtDescrAccessibility`)),
  }
}

/** UTF-8, as nearly always, or UTF-16, which is allowed. */
function decode(packet: Buffer): string {
  if (packet[0] === 0xff && packet[1] === 0xfe) return packet.toString('utf16le', 2)
  if (packet[0] === 0xfe && packet[1] === 0xff) return new TextDecoder('utf-16be').decode(packet)
  return new TextDecoder().decode(packet)
}

/** All properties of the picture itself; a packet can have them in several places. */
function findProperties(root: XmlElement): XmlElement[] {
  const found: XmlElement[] = []
  const search = (element: XmlElement) => {
    if (element.name !== `${rdf}RDF`) element.children.forEach(search)
    else found.push(...element.children.filter(({ name }) => name === `${rdf}Description`))
  }
  search(root)
  return found
}

interface Text {
  language: string
  text: string
}

/** A property's texts, whether it is an attribute, an element, or a list or language alternative in one. */
function textsOf(holder: XmlElement, name: string): Text[] {
  const attribute = holder.attributes.get(name)
  if (attribute !== undefined) return [{ language: 'x-default', text: attribute }]
  return membersOf(holder, name).map((member) => ({
    language: member.attributes.get(`${xmlNamespace}lang`) ?? 'x-default',
    text: member.text,
  }))
}

/** The items of a property's list, or the property itself if it is not a list. A structure is read by its description. */
function membersOf(holder: XmlElement, name: string): XmlElement[] {
  return holder.children
    .filter((child) => child.name === name)
    .flatMap((property) => {
      const list = property.children.find(({ name }) =>
        [`${rdf}Alt`, `${rdf}Bag`, `${rdf}Seq`].includes(name),
      )
      return list ? list.children.filter((item) => item.name === `${rdf}li`) : [property]
    })
    .map((item) => item.children.find((child) => child.name === `${rdf}Description`) ?? item)
}

/** If there are several languages, the one that the file declares as its own. */
function preferred(properties: XmlElement[], name: string): string {
  const texts = properties.flatMap((holder) => textsOf(holder, name))
  return (texts.find(({ language }) => language === 'x-default') ?? texts[0])?.text ?? ''
}

function namePlace(place: XmlElement): string[] {
  return ['LocationName', 'Sublocation', 'City', 'ProvinceState', 'CountryName'].map(
    (name) => textsOf(place, extension + name)[0]?.text ?? '',
  )
}
