export const colours = [
  'red',
  'orange',
  'yellow',
  'green',
  'turquoise',
  'blue',
  'violet',
  'pink',
  'brown',
  'beige',
  'black',
  'grey',
  'white',
] as const
export type Colour = (typeof colours)[number]

/** Up to which hue (degrees) a colour is called so. */
const hues: [number, Colour][] = [
  [16, 'red'],
  [42, 'orange'],
  [66, 'yellow'],
  [160, 'green'],
  [195, 'turquoise'],
  [255, 'blue'],
  [295, 'violet'],
  [340, 'pink'],
  [361, 'red'],
]

/** The name that people give to a colour; channels 0–255. */
export function nameColour(red: number, green: number, blue: number): Colour {
  const max = Math.max(red, green, blue)
  const min = Math.min(red, green, blue)
  const chroma = max - min
  const lightness = (max + min) / 510
  if (lightness < 0.1) return 'black'
  if (lightness > 0.93) return 'white'
  if (chroma < 24) return lightness < 0.17 ? 'black' : lightness > 0.87 ? 'white' : 'grey'
  const hue = findHue(red, green, blue, max, chroma)
  if (hue >= 10 && hue < 66) {
    if (lightness > 0.72 && chroma < 90) return 'beige'
    if (hue < 50 && lightness < 0.42) return 'brown'
  }
  if ((hue < 16 || hue >= 340) && lightness > 0.75) return 'pink'
  return hues.find(([end]) => hue < end)?.[1] ?? 'red'
}

function findHue(red: number, green: number, blue: number, max: number, chroma: number): number {
  if (max === red) return (((green - blue) / chroma + 6) % 6) * 60
  if (max === green) return ((blue - red) / chroma + 2) * 60
  return ((red - green) / chroma + 4) * 60
}
