import { endsLikePicture } from '#contract/lists/ends-like-picture.ts'
import { normaliseUrl } from '#contract/lists/normalise-url.ts'
import { picturesInCell } from '#contract/lists/pictures-in-cell.ts'
import type { SheetRow } from './read-rows.ts'

/** What a cell says where addresses are sought: what it links to, unless its text is an address itself. */
export function addressInCell({ cells, links }: SheetRow, column: number): string {
  const text = cells[column] ?? ''
  const link = links?.get(column)
  if (link === undefined || picturesInCell(text).some(({ address }) => isAddress(address))) return text
  return link
}

function isAddress(text: string): boolean {
  return 'url' in normaliseUrl(text) || endsLikePicture(text)
}
