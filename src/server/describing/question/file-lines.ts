import type { FileNotes } from '#server/describing/file-notes.ts'

/** What the file of a picture says of it: each line's label, its text, and the most characters of it. */
export function fileLines(notes: FileNotes | null): [label: string, text: string, maxCharacters: number][] {
  if (!notes) return []
  const { headline = '', caption = '', persons = [], place = '', event = '', altTexts = [] } = notes
  const altText = altTexts
    .map(({ language, text }) => (language === 'x-default' ? text : `(${language}) ${text}`))
    .join(' ')
  return [
    ['File headline', headline, 300],
    ['File caption', caption, 2_000],
    ['Persons shown', persons.join(', '), 1_000],
    ['Place', place, 300],
    ['Event', event, 300],
    ['File alt text', altText, 2_000],
  ]
}
