import type { Image } from '#contract/entities/image.ts'

/** Is it drawn rather than photographed: a logo, a button, a chart, a picture of text? Cut at its edges it says something else. */
export function isGraphic({ purpose, filename }: Pick<Image, 'purpose' | 'filename'>): boolean {
  return purpose === 'functional' || purpose === 'text' || purpose === 'complex' || drawn.test(filename)
}

/** The kinds of files that photographs are seldom kept in. */
const drawn = /\.(png|gif|svg)$/i
