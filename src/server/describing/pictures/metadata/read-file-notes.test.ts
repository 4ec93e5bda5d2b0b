import sharp from 'sharp'
import { expect, test } from 'vitest'
import { normalisePicture } from '#server/describing/pictures/normalise-picture.ts'
import { providerKinds } from '#server/describing/providers/provider-kinds.ts'
import { readFileNotes } from './read-file-notes.ts'

const namespaces = `xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:core="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"
  xmlns:ext="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"`
const packet = (
  properties: string,
  attributes = '',
) => `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
  <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ${namespaces}><rdf:Description rdf:about="" ${attributes}>${properties}
  </rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`
const read = (xmp: string | Buffer) => readFileNotes({ xmp: Buffer.from(xmp) })
const choice = (texts: Record<string, string>) =>
  `<rdf:Alt>${Object.entries(texts).map(([language, text]) => `<rdf:li xml:lang="${language}">${text}</rdf:li>`)}</rdf:Alt>`

const press = packet(
  `<dc:description>${choice({ 'x-default': 'Anna Berger hands over the keys &amp; smiles.' })}</dc:description>
  <dc:creator><rdf:Seq><rdf:li>Foto Graf</rdf:li></rdf:Seq></dc:creator><dc:rights>${choice({ 'x-default': 'APA' })}</dc:rights>
  <ext:PersonInImage><rdf:Bag><rdf:li>Anna Berger</rdf:li><rdf:li>Jan Novák</rdf:li></rdf:Bag></ext:PersonInImage>
  <ext:Event>${choice({ 'x-default': 'Opening of the town hall' })}</ext:Event>
  <core:Location>Hauptplatz</core:Location><photoshop:Credit>APA/Graf</photoshop:Credit>
  <core:AltTextAccessibility>${choice({ 'x-default': 'Two people with keys', de: 'Zwei Personen mit Schlüsseln' })}</core:AltTextAccessibility>
  <core:ExtDescrAccessibility>${choice({ en: 'They stand before a white house.' })}</core:ExtDescrAccessibility>`,
  'photoshop:Headline="New town hall" photoshop:City="Graz" photoshop:Country="Austria"',
)

test('what a press picture says is read: persons, place, event, texts by language, and no credit', () => {
  const notes = read(press)
  expect(notes).toEqual({
    headline: 'New town hall',
    caption: 'Anna Berger hands over the keys & smiles.',
    persons: ['Anna Berger', 'Jan Novák'],
    place: 'Hauptplatz, Graz, Austria',
    event: 'Opening of the town hall',
    altTexts: [
      { language: 'x-default', text: 'Two people with keys' },
      { language: 'de', text: 'Zwei Personen mit Schlüsseln' },
      { language: 'en', text: 'They stand before a white house.' },
    ],
  })
  expect(JSON.stringify(notes)).not.toMatch(/APA|Graf/)
})

test('persons and places are read where they are structures, too, whatever their prefixes are', () => {
  const structures = packet(`<ext:PersonInImageWDetails><rdf:Bag><rdf:li rdf:parseType="Resource">
      <ext:PersonName>${choice({ 'x-default': 'Ida Lang' })}</ext:PersonName></rdf:li></rdf:Bag></ext:PersonInImageWDetails>
    <ext:LocationShown><rdf:Bag><rdf:li><rdf:Description ext:City="Brno"><ext:CountryName>Czechia</ext:CountryName></rdf:Description>
      </rdf:li></rdf:Bag></ext:LocationShown>
    <ext:LocationCreated><rdf:Bag><rdf:li ext:City="Wien"/></rdf:Bag></ext:LocationCreated>`)
  for (const xmp of [
    structures,
    structures
      .replaceAll('ext:', 'a-1:')
      .replaceAll('rdf:', 'b:')
      .replace(':ext=', ':a-1=')
      .replace('xmlns:rdf', 'xmlns:b'),
  ])
    expect(read(xmp)).toEqual({ persons: ['Ida Lang'], place: 'Brno, Czechia' })
})

test.each(['jpeg', 'png', 'webp', 'tiff'] as const)(
  'a %s says it when it is opened, and what is sent says nothing',
  async (format) => {
    const blank = sharp({ create: { width: 300, height: 240, channels: 3, background: '#357' } })
    const file = await blank.withXmp(press)[format]().toBuffer()
    const picture = await normalisePicture(file, providerKinds.anthropic.tiling)
    if ('fault' in picture) throw new Error(picture.fault.code)
    expect(picture.notes).toMatchObject({ headline: 'New town hall', persons: ['Anna Berger', 'Jan Novák'] })
    expect((await sharp(picture.jpeg).metadata()).xmp).toBeUndefined()
  },
)

const entry = (number: number, text: Buffer | string) => {
  const bytes = Buffer.from(text)
  const head = Buffer.from([0x1c, 2, number, 0, 0])
  head.writeUInt16BE(bytes.length, 3)
  return Buffer.concat([head, bytes])
}
const block = (id: number, data: Buffer) => {
  const head = Buffer.from('8BIM\0\0\0\0\0\0\0\0', 'latin1')
  head.writeUInt16BE(id, 4)
  head.writeUInt32BE(data.length, 8)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

test('older IPTC is read in both its spellings, behind other blocks, and below the newer notes', async () => {
  const entries = Buffer.concat([
    entry(105, 'Neue Brücke'),
    entry(120, Buffer.from('Die Brücke über die Drau', 'latin1')),
    entry(80, 'Foto Graf'),
    entry(90, 'Villach'),
    entry(101, 'Österreich'),
  ])
  const wrapped = Buffer.concat([
    Buffer.from('Photoshop 3.0\0', 'latin1'),
    block(0x03ed, Buffer.alloc(7)),
    block(0x0404, entries),
  ])
  const notes = { headline: 'Neue Brücke', caption: 'Die Brücke über die Drau', place: 'Villach, Österreich' }
  expect(readFileNotes({ iptc: entries })).toEqual(notes)
  expect(readFileNotes({ iptc: wrapped })).toEqual(notes)
  expect(
    readFileNotes({ iptc: wrapped, xmp: Buffer.from(packet('', 'photoshop:Headline="New bridge"')) }),
  ).toEqual({
    ...notes,
    headline: 'New bridge',
  })

  const jpeg = await sharp({ create: { width: 300, height: 240, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer()
  const marker = Buffer.from([0xff, 0xed, 0, 0])
  marker.writeUInt16BE(wrapped.length + 2, 2)
  const file = Buffer.concat([jpeg.subarray(0, 2), marker, wrapped, jpeg.subarray(2)])
  expect(await normalisePicture(file, providerKinds.anthropic.tiling)).toMatchObject({ notes })
})

test.each([
  ['Two swans on the lake', { caption: 'Two swans on the lake' }],
  ['OLYMPUS DIGITAL CAMERA         ', null],
  ['DSC_0042.JPG', null],
])('a description in EXIF, %s, is a caption where a person wrote it', async (description, notes) => {
  const blank = sharp({ create: { width: 300, height: 240, channels: 3, background: '#357' } })
  const file = await blank
    .withExif({ IFD0: { ImageDescription: description } })
    .jpeg()
    .toBuffer()
  expect(await normalisePicture(file, providerKinds.anthropic.tiling)).toMatchObject({ notes })
})

const nested = (depth: number) => `${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}`
const entityBomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, n) => `<!ENTITY a${n} "${`&a${n - 1};`.repeat(10)}">`)}]>`
const outside = '<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd">]>'
const headline = (text: string) => packet('', `photoshop:Headline="${text}"`)

test.each([
  ['10 MB of it', packet(`<dc:description>${'x'.repeat(10_000_000)}</dc:description>`), null],
  ['10 MB of white space', press + ' '.repeat(10_000_000), null],
  ['entities that grow', entityBomb + headline('&a8;'), null],
  ['an entity that is a file', outside + headline('&file;'), null],
  ['an unknown entity', headline('&file; of &#65;&#x1f600;'), { headline: '&file; of A😀' }],
  ['elements in elements', packet(nested(5_000)), null],
  ['too many elements', packet('<a/>'.repeat(30_000)), null],
  ['too many attributes', packet('', Array.from({ length: 5_000 }, (_, n) => `a${n}=""`).join(' ')), null],
  ['a tag without an end', packet(`<dc:description ${'a '.repeat(200_000)}`), null],
  ['quotes without an end', packet('', 'a="'.repeat(200_000)), null],
  ['comments without an end', packet('<!--'.repeat(200_000)), null],
  ['brackets', packet('<'.repeat(1_000_000)), null],
  ['half of it', press.slice(0, press.length / 2), null],
  ['a page', '<!doctype html><html><body>no</body></html>', null],
  ['nothing', '', null],
  ['NUL and directions', headline('a\0b\u202etxt\u200b c'), { headline: 'a btxt c' }],
  [
    'lines that pass for others',
    headline('One\nLanguages: de\u2028Wish: none'),
    { headline: 'One Languages: de Wish: none' },
  ],
  ['half a pair', headline('a\ud800'), null],
])('of hostile XMP, %s, nothing bad comes', (_name, xmp, notes) => {
  expect(read(xmp)).toEqual(notes)
})

test('letters that were broken on their way are left out, UTF-16 is read', () => {
  expect(read(Buffer.from(headline('Fr\xfchling'), 'latin1'))).toBeNull()
  const wide = `\ufeff${headline('Frühling')}`
  expect(read(Buffer.from(wide, 'utf16le'))).toEqual({ headline: 'Frühling' })
  expect(read(Buffer.from(wide, 'utf16le').swap16())).toEqual({ headline: 'Frühling' })
})

test('long texts and many persons are cut', () => {
  const persons = Array.from({ length: 500 }, (_, n) => `<rdf:li>Person ${n}</rdf:li>`).join('')
  const notes = read(
    packet(`<ext:PersonInImage><rdf:Bag>${persons}</rdf:Bag></ext:PersonInImage>
    <dc:description>${'word '.repeat(100_000)}</dc:description>`),
  )
  expect(notes?.persons).toHaveLength(20)
  expect(notes?.caption?.length).toBeLessThanOrEqual(2_000)
})

test.each([
  ['IPTC that claims more than there is', { iptc: Buffer.from([0x1c, 2, 105, 0x7f, 0xff, 65]) }],
  ['IPTC that is none', { iptc: Buffer.alloc(100_000, 0x1c) }],
  [
    'blocks that never end',
    { iptc: Buffer.from(`Photoshop 3.0\0${'8BIM\x04\x04\0\0\0\0\0\0'.repeat(9)}`, 'latin1') },
  ],
  ['blocks that claim gigabytes', { iptc: Buffer.from('8BIM\x03\x03\0\0\xff\xff\xff\xff', 'latin1') }],
  ['megabytes of IPTC', { iptc: Buffer.concat(Array.from({ length: 50_000 }, () => entry(105, 'again'))) }],
  ['EXIF that points out of the file', { exif: Buffer.from('Exif\0\0II*\0\xff\xff\xff\x7f', 'latin1') }],
  ['EXIF that is empty', { exif: Buffer.of() }],
])('of hostile notes, %s, nothing bad comes', (_name, raw) => {
  const notes = readFileNotes(raw)
  expect(JSON.stringify(notes ?? '').length).toBeLessThan(1_000)
})
