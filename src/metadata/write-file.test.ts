import sharp from 'sharp'
import { expect, test } from 'vitest'
import { UnwritableFile } from './picture-texts.ts'
import { readPacketOf, writeFileTexts } from './write-file.ts'
import { findLacking, readTexts, writePacket } from './write-packet.ts'

const texts = {
  texts: {
    de: { altText: 'Zwei Hunde & "Katzen" <im> Garten', description: 'Zwei Hunde liegen im Gras.' },
    en: { altText: 'Two dogs', description: 'Two dogs lie in the grass.' },
  },
  keywords: ['Hund', 'Garten'],
  isDecorative: false,
}
const pixels = sharp(Buffer.from(Array.from({ length: 33 * 20 * 3 }, (_, index) => (index * 37) % 251)), {
  raw: { width: 33, height: 20, channels: 3 },
})
const made = {
  jpeg: () =>
    pixels
      .clone()
      .withExif({ IFD0: { Artist: 'Anna' } })
      .jpeg(),
  png: () => pixels.clone().png(),
  'lossy webp': () => pixels.clone().webp(),
  'lossless webp with alpha': () => pixels.clone().ensureAlpha(0.5).webp({ lossless: true }),
  'webp with a header': () => pixels.clone().withIccProfile('p3').webp(),
  tiff: () => pixels.clone().tiff({ compression: 'lzw' }),
}

const raw = (file: Uint8Array) => sharp(file).raw().toBuffer()

test.for(Object.keys(made) as (keyof typeof made)[])(
  'texts are written into a file and read from it, and its pixels stay: %s',
  async (form) => {
    const file = new Uint8Array(await made[form]().toBuffer())
    const written = await writeFileTexts(file, texts)
    const packet = (await readPacketOf(written))!
    const { altText, description } = texts.texts.de
    expect(readTexts(packet)).toEqual({
      texts: { 'x-default': { altText, description }, ...texts.texts },
      keywords: ['Hund', 'Garten'],
      isDecorative: false,
    })
    expect(await raw(written)).toEqual(await raw(file))
    const { xmp, exif } = await sharp(written).metadata()
    expect(xmp?.toString()).toBe(packet)
    expect(exif).toEqual((await sharp(file).metadata()).exif)
    // The second time nothing is added.
    expect(Buffer.from(await writeFileTexts(written, texts)).equals(written)).toBe(true)
  },
)

test('the bytes around the new segment of a JPEG and the new chunk of a PNG are those of the file', async () => {
  for (const form of ['jpeg', 'png'] as const) {
    const file = Buffer.from(await made[form]().toBuffer())
    const written = Buffer.from(await writeFileTexts(file, texts))
    const before = file.findIndex((byte, index) => byte !== written[index])
    const added = written.length - file.length
    // The first bytes of the new part can be equal to those that followed.
    const [start = -1] = Array.from({ length: 40 }, (_, back) => before - back).filter((at) =>
      Buffer.concat([written.subarray(0, at), written.subarray(at + added)]).equals(file),
    )
    expect(start).toBeGreaterThan(0)
  }
  const tiff = Buffer.from(await made.tiff().toBuffer())
  const written = Buffer.from(await writeFileTexts(tiff, texts))
  expect(written.subarray(8, tiff.length).equals(tiff.subarray(8))).toBe(true)
})

const person = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
 <r:Description r:about="uuid:7" xmlns:core="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/" xmlns:d="http://purl.org/dc/elements/1.1/">
  <core:AltTextAccessibility><r:Alt><r:li xml:lang="de">Von Anna</r:li></r:Alt></core:AltTextAccessibility>
  <d:subject><r:Bag><r:li>hund</r:li></r:Bag></d:subject>
 </r:Description></r:RDF></x:xmpmeta>`

test('what a person wrote stays, and only missing languages and keywords are added', () => {
  expect(findLacking(person, ['de', 'en'])).toEqual(['en'])
  const written = writePacket(person, texts, { replacesOwn: true })
  expect(readTexts(written)).toMatchObject({
    texts: { de: { altText: 'Von Anna' }, en: { altText: 'Two dogs' } },
    keywords: ['hund', 'Garten'],
  })
  expect(written.replaceAll(/<rdf:Description.*?<\/rdf:Description>|<rdf:li.*?<\/rdf:li>/gs, '')).toBe(person)
})

test('texts of ours are replaced when asked, unless a person has edited them', () => {
  const first = writePacket(null, texts)
  const edited = first.replace('Two dogs<', 'Two cats<')
  const other = {
    ...texts,
    texts: { de: { altText: 'Neu', description: '' }, en: { altText: 'New', description: '' } },
  }
  expect(writePacket(edited, other)).toBe(edited)
  expect(readTexts(writePacket(edited, other, { replacesOwn: true })).texts).toMatchObject({
    'x-default': { altText: 'Neu' },
    de: { altText: 'Neu', description: 'Zwei Hunde liegen im Gras.' },
    en: { altText: 'Two cats' },
  })
})

test('a decorative picture lacks nothing once that is written', () => {
  const none = { texts: { de: { altText: '', description: '' } }, keywords: [], isDecorative: true }
  const packet = writePacket(null, none)
  expect([findLacking(packet, ['de']), readTexts(packet).isDecorative]).toEqual([[], true])
})

test.for([
  ['a cut-off JPEG', async () => (await made.jpeg().toBuffer()).subarray(0, 30)],
  ['a cut-off PNG', async () => (await made.png().toBuffer()).subarray(0, 60)],
  ['a cut-off WebP', async () => (await made['lossy webp']().toBuffer()).subarray(0, 40)],
  ['a cut-off TIFF', async () => (await made.tiff().toBuffer()).subarray(0, 9)],
  ['a GIF', () => pixels.clone().gif().toBuffer()],
] as const)('%s is refused', async ([, make]) => {
  await expect(writeFileTexts(new Uint8Array(await make()), texts)).rejects.toThrow(UnwritableFile)
})

test('XMP that is no XML, or that no segment can hold, is refused', async () => {
  expect(() => writePacket('<x:xmpmeta>', texts)).toThrow(UnwritableFile)
  const long = { ...texts, keywords: ['a'.repeat(70_000)] }
  await expect(writeFileTexts(new Uint8Array(await made.jpeg().toBuffer()), long)).rejects.toThrow('room')
})
