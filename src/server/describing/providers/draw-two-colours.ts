import sharp from 'sharp'

const edgePixels = 224
const red = { r: 220, g: 40, b: 30 }
const blue = { r: 20, g: 60, b: 200 }

/** A small picture whose left half is red and whose right half is blue: whoever sees it names one of them. */
export function drawTwoColours(): Promise<Buffer> {
  const size = { width: edgePixels, height: edgePixels, channels: 3 as const }
  const right = { create: { ...size, width: edgePixels / 2, background: blue } }
  return sharp({ create: { ...size, background: red } })
    .composite([{ input: right, left: edgePixels / 2, top: 0 }])
    .jpeg()
    .toBuffer()
}
