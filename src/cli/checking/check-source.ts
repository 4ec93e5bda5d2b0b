import { judgePicture, type PictureRule } from '#checks/pages/judge-picture.ts'
import { placeOf } from '#cli/sources/place-of.ts'
import { readSource } from '#cli/sources/read-source.ts'
import { localOrigin, type SourcePicture } from '#cli/sources/source-picture.ts'
import { pictureRules } from '#contract/picture-rules.ts'
import type { Finding } from './findings.ts'

/** A source file that could not be read, with the reason. */
export interface Unread {
  file: string
  reason: string
}

type FoundInSource = Omit<Finding, 'isFailure'>

/** What is wrong with the pictures of a source file. */
export function checkSource(file: string, text: string, root: string): FoundInSource[] {
  const place = placeOf(file, root)
  // Most files are in order, and need no lines.
  const check = (withPlaces: boolean) =>
    checkPictures(file, readSource(file, text, place, { withPlaces, picturesOnly: true }))
  const found = check(false)
  return found.every(({ line }) => line > 0) ? found : check(true)
}

/** What is wrong with the pictures of one page. */
export function checkPictures(file: string, pictures: readonly SourcePicture[]): FoundInSource[] {
  const addresses = new Map<string, Set<string>>()
  for (const { alt, url, form } of pictures) {
    const text = form === 'og_image' ? '' : fold(alt)
    if (text && url) addresses.set(text, (addresses.get(text) ?? new Set()).add(url))
  }
  return pictures.flatMap((picture) => {
    if (picture.isDynamic) return []
    const isRepeated = picture.role !== 'decorative' && (addresses.get(fold(picture.alt))?.size ?? 0) > 1
    const rules: PictureRule[] = [...judgePicture(picture), ...(isRepeated ? (['duplicate'] as const) : [])]
    const { line, column, alt, url } = picture
    const shown = url.startsWith(localOrigin) ? url.slice(localOrigin.length + 1) : url
    return rules.map((rule) => ({
      ...{ file, line, column, alt, url: shown },
      rule,
      message: pictureRules[rule].en,
    }))
  })
}

function fold(alt: string | null): string {
  return alt?.replace(/\s+/g, ' ').trim().toLowerCase() ?? ''
}
