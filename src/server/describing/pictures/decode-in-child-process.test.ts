import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startLittleServer } from '#server/describing/testing/start-little-server.ts'
import { decodeInChildProcess } from './decode-in-child-process.ts'
import { readPicture } from './read-picture.ts'

const never = new AbortController().signal
const photograph = (name: string) =>
  readFile(new URL(import.meta.resolve(`#stand-ins/pictures/photographs/${name}`)))
const draw = (svg: string) => decodeInChildProcess(Buffer.from(svg), 'svg', never)
const svg = (attributes: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`

/** Average red, green and blue of a part of the picture, in tenths of its edges. */
async function colourAt(png: Buffer, left: number, top: number): Promise<number[]> {
  const { width, height } = await sharp(png).metadata()
  const part = { left: Math.floor((width * left) / 10), top: Math.floor((height * top) / 10) }
  const { channels } = await sharp(
    await sharp(png)
      .extract({ ...part, width: 5, height: 5 })
      .toBuffer(),
  ).stats()
  return channels.map(({ mean }) => Math.round(mean))
}

test('a HEIC photograph looks like the JPEG that it was made of', async () => {
  const size = { width: 40, height: 24, fit: 'fill' } as const
  const pixelsOf = (file: Buffer) => sharp(file).resize(size).removeAlpha().raw().toBuffer()
  const decoded = await readPicture(await photograph('dandelion.heic'), (original) => original, never)
  if ('fault' in decoded) throw new Error(decoded.fault.code)
  expect(decoded.original).toEqual({ width: 960, height: 540 })
  expect(decoded.notes.xmp?.toString()).toContain('A dandelion in front of a dark meadow')
  const [heic, jpeg] = await Promise.all([decoded.jpeg, await photograph('dandelion.jpg')].map(pixelsOf))
  const differences = heic!.map((level, at) => Math.abs(level - jpeg![at]!))
  expect(differences.reduce((sum, difference) => sum + difference, 0) / differences.length).toBeLessThan(4)
})

test('a HEIC of too many pixels is refused before a process is started for it', async () => {
  const file = await photograph('dandelion.heic')
  // Its box `ispe` has the size.
  const at = file.indexOf('ispe') + 8
  file.writeUInt32BE(16_000, at)
  file.writeUInt32BE(9_000, at + 4)
  const read = await readPicture(file, (original) => original, never)
  expect(read).toMatchObject({ fault: { code: 'too_many_pixels_in_form', details: { megapixels: 144 } } })
})

test('half a HEIC is damaged', async () => {
  const whole = await photograph('dandelion.heic')
  expect(await decodeInChildProcess(whole.subarray(0, whole.length / 2), 'heic', never)).toEqual({
    fault: { code: 'damaged' },
  })
})

test('an SVG is drawn large enough to be looked at, whatever size it names', async () => {
  const halves = '<rect width="24" height="12" fill="#f00"/><rect width="12" height="12" y="12" fill="#00f"/>'
  for (const attributes of [
    'viewBox="0 0 24 24"',
    'width="24" height="24"',
    'width="3in" viewBox="0 0 24 24"',
  ]) {
    const drawn = await draw(svg(attributes, halves))
    if ('fault' in drawn) throw new Error(drawn.fault.code)
    const { width, height } = await sharp(drawn.png).metadata()
    expect(Math.max(width, height)).toBeCloseTo(2_048, -1.2)
    expect(await colourAt(drawn.png, 1, 1)).toEqual([255, 0, 0, 255])
  }
})

test('an SVG loads nothing that it refers to', async () => {
  let calls = 0
  await using server = await startLittleServer((_request, response) => {
    calls += 1
    response.end()
  })
  const file = import.meta.resolve('#stand-ins/pictures/photographs/dandelion.png')
  const references = [
    '<rect width="100" height="100" fill="#0f0"/>',
    ...[`${server.url}/x.png`, file].flatMap((url) => [
      `<image href="${url}" width="100" height="100"/>`,
      `<image xlink:href="${url}" width="100" height="100"/>`,
      `<style>@import url(${url});</style>`,
      `<use href="${url}#a"/>`,
      `<script href="${url}"/>`,
    ]),
    '<script>while (true) {}</script>',
  ]
  const drawn = await draw(svg('viewBox="0 0 100 100"', references.join('')))
  if ('fault' in drawn) throw new Error(drawn.fault.code)
  expect(await colourAt(drawn.png, 5, 5)).toEqual([0, 255, 0, 255])
  expect(calls).toBe(0)
})

test.each([
  ['an entity of a file', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/hostname">]>', '<text>&x;</text>'],
  [
    'entities that multiply',
    `<!DOCTYPE svg [<!ENTITY a0 "aaaaaaaaaa">${Array.from({ length: 11 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join('')}]>`,
    '<text>&a11;</text>',
  ],
  ['half a drawing', '', '<rect'],
])('an SVG with %s is damaged', async (_what, before, content) => {
  expect(await draw(before + svg('viewBox="0 0 9 9"', content))).toEqual({ fault: { code: 'damaged' } })
})

test('an SVG that computes without end is given up, and who stops waiting ends it', async () => {
  const noise = '<feTurbulence baseFrequency="0.01" numOctaves="9999"/>'.repeat(30)
  const endless = svg(
    'viewBox="0 0 100 100"',
    `<filter id="f">${noise}</filter><rect width="100" height="100" filter="url(#f)"/>`,
  )
  const given = await decodeInChildProcess(Buffer.from(endless), 'svg', never, { cpuSeconds: 1 })
  expect(given).toEqual({ fault: { code: 'too_costly' } })
  const giving = new AbortController()
  const drawing = decodeInChildProcess(Buffer.from(endless), 'svg', giving.signal)
  giving.abort()
  await expect(drawing).rejects.toThrow('abort')
})
