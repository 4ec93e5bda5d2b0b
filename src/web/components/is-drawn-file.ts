import type { Image } from '#contract/entities/image.ts'

/** Whether a file name suggests a drawing instead of a photograph, by a format that is rarely used for photographs. */
export function isDrawnFile(filename: string): boolean {
  return /\.(png|gif|svg)$/i.test(filename)
}

/** The same for the address of a file, ignoring its query and fragment. */
export function leadsToDrawnFile(address: string): boolean {
  return isDrawnFile(address.replace(/[?#].*$/s, ''))
}

/**
 * Whether an image is a graphic instead of a photograph: a logo, a button, a chart, a picture of text. Cropping would change its meaning.
 */
export function isGraphic({ purpose, filename }: Pick<Image, 'purpose' | 'filename'>): boolean {
  return purpose === 'functional' || purpose === 'text' || purpose === 'complex' || isDrawnFile(filename)
}
