import type { Place } from './find-light.ts'
import type { Colour } from './name-colour.ts'

/** A colour and how much of the picture it covers, 5 to 100 percent. */
export interface Tone {
  colour: Colour
  percent: number
}

/** What is measured of a picture. */
export interface Sight {
  /** In pixels, upright. */
  width: number
  height: number
  format: string
  shape: 'landscape' | 'portrait' | 'square'
  kind: 'picture' | 'graphic' | 'gradient'
  brightness: 'bright' | 'balanced' | 'dark'
  /** One or two, the most frequent first. */
  tones: [Tone] | [Tone, Tone]
  top: Colour
  bottom: Colour
  /** Where it is brightest; null when it is everywhere alike. */
  light: Place | null
  isBusy: boolean
  isTransparent: boolean
  /** What it is known again by, see `take-fingerprint.ts`. */
  fingerprint: Uint8Array
}
