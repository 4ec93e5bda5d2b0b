import type { Image } from '#contract/entities/image.ts'

/** Texts that stand where a description is missing; older results and models write them instead of failing. */
const placeholders = new Set(
  [
    'Image without description',
    'Bild ohne Beschreibung',
    'No description available',
    'No description available for this image',
    'Keine Beschreibung verfügbar',
    'Keine Beschreibung vorhanden',
    'Error in image description',
    'Fehler in der Bildbeschreibung',
    'Fehler bei der Bildbeschreibung',
    'An error occurred while creating the image description',
    'Beim Erstellen der Bildbeschreibung ist ein Fehler aufgetreten',
    'Bei der Erstellung der Bildbeschreibung ist ein Fehler aufgetreten',
    'Fehler beim Erstellen der Bildbeschreibung',
    'Fehler bei der Erstellung der Bildbeschreibung',
  ].map(plain),
)

/**
 * Is this image a success: flagged as one, and its description none of the known placeholder or error texts.
 * Case, spaces and closing punctuation don't count. Source: docs/specification.md#results
 */
export function isDescribed(image: Pick<Image, 'success' | 'description'>): boolean {
  return image.success && !placeholders.has(plain(image.description))
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/[\s.!…]+$/, '')
    .trim()
    .toLowerCase()
}
