import { limits } from '#contract/limits.ts'
import { endsLikePicture } from '#contract/lists/ends-like-picture.ts'
import { normaliseUrl } from '#contract/lists/normalise-url.ts'
import { picturesInCell } from '#contract/lists/pictures-in-cell.ts'

/** A complete address, or a path with an image's file extension. */
export function isAddress(text: string): boolean {
  return text.length <= limits.addressCharacters && (endsLikePicture(text) || 'url' in normaliseUrl(text))
}

/** Whether a cell names at least one image. */
export function holdsAddress(cell: string): boolean {
  return picturesInCell(cell).some(({ address }) => isAddress(address))
}
