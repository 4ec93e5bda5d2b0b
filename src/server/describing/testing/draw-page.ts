import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'

export const pageKinds = ['screenshot', 'code', 'document', 'chart', 'infographic', 'scan'] as const
export type PageKind = (typeof pageKinds)[number]

const fontfile = fileURLToPath(
  import.meta.resolve(
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  ),
)
const words =
  'harbour museum value of the second quarter, the station in winter and a report on river and bridge '
const inks = ['#c0392b', '#1f6f8b', '#27805b', '#8e44ad', '#d68910']

/** A drawn page with small type, of one of the kinds that are no photographs; the same number draws the same one. */
export async function drawPage(kind: PageKind, number: number): Promise<Buffer> {
  const ink = inks[number % inks.length]!
  const wide = { width: 1_600 + (number % 3) * 160, height: 900 + (number % 2) * 180 }
  const tall = { width: 1_240 + (number % 3) * 207, height: 1_754 + (number % 3) * 292 }
  const size = 13 + (number % 4)
  if (kind === 'code') return draw(wide, '#1e1e1e', [await text('#d4d4d4', size, 1_100, 60, 40, 40)])
  if (kind === 'document') return draw(tall, '#ffffff', await columns(tall, number))
  if (kind === 'scan') return scan(await draw(tall, '#f3ead2', await columns(tall, number)))
  if (kind === 'screenshot') {
    const cards = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        text(
          '#222222',
          size,
          wide.width / 4 - 60,
          30 + (n % 4) * (wide.width / 4),
          150 + Math.floor(n / 4) * 280,
          9,
        ),
      ),
    )
    return draw(wide, '#fafafa', [
      box(ink, wide.width, 70, 0, 0),
      await text('#ffffff', 20, 900, 20, 20, 1),
      ...cards,
    ])
  }
  if (kind === 'chart') {
    const bars = Array.from({ length: 9 }, (_, n) => {
      const height = 120 + ((n * 193 + number * 71) % 520)
      return box(ink, 70, height, 120 + n * 150, 800 - height)
    })
    const labels = await Promise.all(bars.map((_, n) => text('#333333', size, 120, 110 + n * 150, 815, 1)))
    return draw(wide, '#ffffff', [...bars, ...labels, await text('#333333', 22, 700, 110, 40, 1)])
  }
  const panels = Array.from({ length: 12 }, (_, n) =>
    box(inks[(n + number) % inks.length]!, 360, 340, 40 + (n % 3) * 390, 60 + Math.floor(n / 3) * 370),
  )
  const notes = await Promise.all(
    panels.map(({ left = 0, top = 0 }) => text('#ffffff', size + 3, 320, left + 20, top + 60, 10)),
  )
  return draw({ width: 1_240, height: 1_600 }, '#ffe9c7', [...panels, ...notes])
}

function columns({ width, height }: { width: number; height: number }, number: number) {
  const lines = 20 + (number % 3) * 12
  const part = (width - 300) / 2
  return Promise.all([
    text('#111111', 20, part, 130, 150, lines),
    text('#111111', 20, part, 170 + part, 150, Math.min(lines, Math.floor((height - 300) / 28))),
  ])
}

async function text(colour: string, pixels: number, width: number, left: number, top: number, lines = 34) {
  const copied = words.repeat(Math.ceil((width * lines) / (pixels * 45)))
  const written = `<span foreground="${colour}">${copied}</span>`
  const font = `Atkinson Hyperlegible Next ${pixels}`
  const height = Math.round(lines * pixels * 1.4)
  const drawn = sharp({
    text: { text: written, font, fontfile, width: Math.round(width), rgba: true, dpi: 72 },
  })
  const raster = await drawn.png().toBuffer()
  const whole = await sharp(raster).metadata()
  const input = await sharp(raster)
    .extract({ left: 0, top: 0, width: whole.width, height: Math.min(whole.height, height) })
    .png()
    .toBuffer()
  return { input, left: Math.round(left), top: Math.round(top) }
}

function box(background: string, width: number, height: number, left: number, top: number): OverlayOptions {
  return { input: { create: { width, height, channels: 3, background } }, left, top }
}

function draw(size: { width: number; height: number }, background: string, layers: OverlayOptions[]) {
  return sharp({ create: { ...size, channels: 3, background } })
    .composite(layers)
    .jpeg({ quality: 92 })
    .toBuffer()
}

/** Grained, as paper is. */
async function scan(page: Buffer): Promise<Buffer> {
  const { data, info } = await sharp(page).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  for (let at = 0; at < data.length; at += 1) data[at] = Math.min(255, data[at]! - ((at * 7_919) % 23))
  return sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 75 }).toBuffer()
}
