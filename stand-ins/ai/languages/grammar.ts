import type { Place } from '#stand-ins/ai/looking/find-light.ts'
import type { Colour } from '#stand-ins/ai/looking/name-colour.ts'
import type { Sight } from '#stand-ins/ai/looking/sight.ts'

/**
 * How one language puts what was measured of a picture. `tones` are one or two colours, `terms` one or two keywords,
 * already joined. Percentages are 5 or more: below, Slavic nouns would be inflected.
 */
export interface Grammar {
  and: string
  colours: Record<Colour, string>
  subjects: Record<Sight['kind'], Record<Sight['brightness'], string>>
  shapes: Record<Sight['shape'], string>
  places: Record<Place, string>
  altText(subject: string, tones: string, isOneTone: boolean): string
  /** What the alt text is followed by when keywords were given. */
  about(terms: string): string
  light(place: string): string
  overview(subject: string): string
  share(colour: string, percent: number): string
  shares(first: string, percent: number, second: string, secondPercent: number): string
  halves(top: string, bottom: string): string
  sameHalves(colour: string): string
  busy: string
  calm: string
  transparent: string
  uses: { functional: string; complex: string }
  topic(terms: string): string
  /** Why a gradient is decorative. */
  gradientReason: string
  /** Why a picture is decorative that was said to be. */
  roleReason: string
  /** What the stand-in did and what it can't. */
  honestly: string
  /** How an alt text begins that says what everybody knows: that it is a picture. */
  opening: string
}

/** A language that is not offered. */
export interface TypedGrammar extends Grammar {
  /** Its code and names, in lower case. */
  names: readonly string[]
}
