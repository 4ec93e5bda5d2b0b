import { limits } from '#contract/limits.ts'
import { endsLikePicture } from '#contract/lists/ends-like-picture.ts'
import { normaliseUrl } from '#contract/lists/normalise-url.ts'
import { picturesInCell } from '#contract/lists/pictures-in-cell.ts'

/** A whole address, or a path that ends like a picture. */
export function isAddress(text: string): boolean {
  return text.length <= limits.addressCharacters && (endsLikePicture(text) || 'url' in normaliseUrl(text))
}

/** Does a cell name a picture, or several? */
export function holdsAddress(cell: string): boolean {
  return picturesInCell(cell).some(({ address }) => isAddress(address))
}
