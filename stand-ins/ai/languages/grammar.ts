import type { Sight } from '#stand-ins/ai/look-at-picture.ts'
import type { Colour } from '#stand-ins/ai/name-colour.ts'

/** How one language puts what was measured of a picture. `tones` are one or two colours, already joined. */
export interface Grammar {
  and: string
  colours: Record<Colour, string>
  subjects: Record<Sight['kind'], Record<Sight['brightness'], string>>
  shapes: Record<Sight['shape'], string>
  altText(subject: string, tones: string, isOneTone: boolean): string
  /** What the alt text is followed by when keywords were given. */
  about(terms: string): string
  overview(subject: string, tones: string, isOneTone: boolean): string
  halves(top: string, bottom: string): string
  sameHalves(colour: string): string
  busy: string
  calm: string
  transparent: string
  keywords(terms: string): string
}
