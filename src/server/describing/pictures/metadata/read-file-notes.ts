import { withoutHidden } from '#contract/lists/without-hidden.ts'
import type { FileNotes } from '#server/describing/file-notes.ts'
import { readExifDescription } from './read-exif-description.ts'
import { readIptc } from './read-iptc.ts'
import { readXmp } from './read-xmp.ts'

/** Longer ones are cut, more are left out. */
export const noteLimits = {
  headlineCharacters: 300,
  captionCharacters: 2_000,
  persons: 20,
  personCharacters: 100,
  placeCharacters: 300,
  eventCharacters: 300,
  altTexts: 12,
  altTextCharacters: 1_000,
}

/** Metadata as it is in the file, whoever wrote it. */
export interface RawNotes {
  xmp?: Buffer | undefined
  iptc?: Buffer | undefined
  exif?: Buffer | undefined
}

/** What a file says of its picture, the newer notes before the older ones; null where it says nothing. Never throws. */
export function readFileNotes({ xmp, iptc, exif }: RawNotes): FileNotes | null {
  const newer = xmp ? readXmp(xmp) : {}
  const older = iptc ? readIptc(iptc) : {}
  const limits = noteLimits
  const first = (maxCharacters: number, ...texts: (string | undefined)[]) =>
    texts.map((text) => clean(text ?? '', maxCharacters)).find(Boolean)
  const headline = first(limits.headlineCharacters, newer.headline, older.headline)
  const described = exif ? readExifDescription(exif) : ''
  const caption = first(limits.captionCharacters, newer.caption, older.caption, described)
  const place = first(limits.placeCharacters, newer.place, older.place)
  const event = first(limits.eventCharacters, newer.event)
  const persons = [...new Set((newer.persons ?? []).map((name) => clean(name, limits.personCharacters)))]
    .filter(Boolean)
    .slice(0, limits.persons)
  const altTexts = cleanTexts([...(newer.altTexts ?? []), ...(newer.descriptions ?? [])])
  const notes: FileNotes = {
    ...(headline ? { headline } : {}),
    ...(caption && caption !== headline ? { caption } : {}),
    ...(persons.length > 0 ? { persons } : {}),
    ...(place ? { place } : {}),
    ...(event ? { event } : {}),
    ...(altTexts.length > 0 ? { altTexts } : {}),
  }
  return Object.keys(notes).length > 0 ? notes : null
}

/** The alt texts in a picture's XMP, which extended descriptions are not. Never throws. */
export function readFileAltTexts(xmp: Buffer): FileNotes['altTexts'] & {} {
  return cleanTexts(readXmp(xmp).altTexts ?? [])
}

function cleanTexts(texts: FileNotes['altTexts'] & {}): FileNotes['altTexts'] & {} {
  return texts
    .map(({ language, text }) => ({
      language: /^[a-z]{2,3}(-[a-z0-9]{1,8}){0,3}$/i.test(language) ? language : 'x-default',
      text: clean(text, noteLimits.altTextCharacters),
    }))
    .filter(({ text }) => text !== '')
    .slice(0, noteLimits.altTexts)
}

/** On one line and readable; letters that were broken on their way are no text. */
function clean(text: string, maxCharacters: number): string {
  // A file may be one text: what is cut off later need not be looked at now.
  const start = text.slice(0, maxCharacters * 4)
  const line = withoutHidden(start.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')).trim()
  return line.includes('\ufffd') ? '' : line.slice(0, maxCharacters).toWellFormed()
}
