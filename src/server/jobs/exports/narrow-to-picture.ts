import { normaliseUrl } from '#contract/lists/normalise-url.ts'
import { picturesInCell } from '#contract/lists/pictures-in-cell.ts'

/** A row's cells, in which a cell that names several pictures names only the one with the image's address, as written. */
export function narrowToPicture(cells: string[], url: string): string[] {
  return cells.map((cell) => {
    const pictures = picturesInCell(cell)
    if (pictures.length === 1) return cell
    return pictures.find(({ address }) => leadsTo(address, url))?.address ?? cell
  })
}

function leadsTo(address: string, url: string): boolean {
  const found = normaliseUrl(address)
  if ('url' in found) return found.url === url
  // A relative path belongs to a base address that only the start of the job knew.
  return decode(url).endsWith(`/${address.replace(/^[./]+/, '')}`)
}

function decode(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}
