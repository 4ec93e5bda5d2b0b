import { findLight } from './find-light.ts'
import { type Colour, nameColour } from './name-colour.ts'
import type { Sight } from './sight.ts'
import { takeFingerprint } from './take-fingerprint.ts'

type Tally = Map<Colour, number>

/** Reads colours, brightness and texture out of `side` × `side` RGBA pixels. */
export function readPixels(
  pixels: Buffer,
  side: number,
): Omit<Sight, 'width' | 'height' | 'format' | 'shape'> {
  const upper: Tally = new Map()
  const lower: Tally = new Map()
  const lumas = new Float32Array(side * side)
  let lumaSum = 0
  let stepSum = 0
  let seeThrough = 0
  let before = 0
  const count = side * side
  for (let index = 0; index < count; index += 1) {
    const [red, green, blue, alpha] = onWhite(pixels, index * 4)
    const luma = 0.299 * red + 0.587 * green + 0.114 * blue
    lumas[index] = luma
    lumaSum += luma
    if (alpha < 250) seeThrough += 1
    if (index % side !== 0) stepSum += Math.abs(luma - before)
    before = luma
    const half = index < count / 2 ? upper : lower
    const colour = nameColour(red, green, blue)
    half.set(colour, (half.get(colour) ?? 0) + 1)
  }
  const ranking = rank(add(upper, lower))
  const [first, second] = ranking
  const step = stepSum / count
  return {
    brightness: nameBrightness(lumaSum / count),
    tones: chooseTones(first, second, count),
    top: rank(upper)[0]?.[0] ?? 'grey',
    bottom: rank(lower)[0]?.[0] ?? 'grey',
    kind: nameKind(step, (first?.[1] ?? 0) / count, first?.[0]),
    light: findLight(lumas, side),
    isBusy: step > 9,
    isTransparent: seeThrough > count / 100,
    fingerprint: takeFingerprint(pixels, side),
  }
}

function onWhite(pixels: Buffer, at: number): [number, number, number, number] {
  const alpha = pixels[at + 3] ?? 255
  const mix = (channel: number) => ((pixels[at + channel] ?? 0) * alpha + 255 * (255 - alpha)) / 255
  return [mix(0), mix(1), mix(2), alpha]
}

function add(a: Tally, b: Tally): Tally {
  const sum: Tally = new Map(a)
  for (const [colour, count] of b) sum.set(colour, (sum.get(colour) ?? 0) + count)
  return sum
}

function rank(tally: Tally): [Colour, number][] {
  return [...tally].sort((a, b) => b[1] - a[1])
}

function chooseTones(
  first: [Colour, number] | undefined,
  second: [Colour, number] | undefined,
  count: number,
): Sight['tones'] {
  const tone = ([colour, pixels]: [Colour, number]) => ({
    colour,
    percent: Math.round((pixels / count) * 100),
  })
  if (!first) return [{ colour: 'grey', percent: 100 }]
  return second && second[1] > count / 10 ? [tone(first), tone(second)] : [tone(first)]
}

function nameBrightness(luma: number): Sight['brightness'] {
  if (luma > 155) return 'bright'
  return luma < 85 ? 'dark' : 'balanced'
}

/** A picture on much white is likely drawn; one without any edge is likely a gradient. */
function nameKind(step: number, share: number, ground: Colour | undefined): Sight['kind'] {
  if (step < 3) return 'gradient'
  return ground === 'white' && share > 0.5 ? 'graphic' : 'picture'
}
