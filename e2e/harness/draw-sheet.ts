import sharp from 'sharp'
import { type ShotName, shotNames } from './take-shots.ts'

const gap = 24
const grey = '#8a9099'
/** Wide screenshots are scaled down; phone screenshots are not. */
const widths: Record<ShotName, number> = {
  '1920-light': 960,
  '1920-dark': 960,
  '1440-light': 800,
  '1440-dark': 800,
  '1440-english': 800,
  '768-light': 520,
  '768-dark': 520,
  '360-light': 360,
  '360-dark': 360,
  '360-english': 360,
}

/** The screenshots of one screen side by side. */
export async function drawSheet(shots: Map<ShotName, Buffer>): Promise<Buffer> {
  let left = gap
  let height = 0
  const layers = []
  for (const name of shotNames) {
    const shot = shots.get(name)
    if (!shot) continue
    const { data, info } = await sharp(shot).resize(widths[name]).png().toBuffer({ resolveWithObject: true })
    layers.push({ input: data, left, top: gap })
    left += info.width + gap
    height = Math.max(height, info.height)
  }
  const canvas = { width: left, height: height + 2 * gap, channels: 3, background: grey } as const
  return sharp({ create: canvas }).composite(layers).png().toBuffer()
}
