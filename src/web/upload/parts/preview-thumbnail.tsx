import { normaliseUrl } from '#contract/lists/normalise-url.ts'
import { picturesInCell } from '#contract/lists/pictures-in-cell.ts'
import { PreviewPicture } from '#web/components/preview-picture.tsx'
import { useDebounced } from '#web/ui/use-debounced.ts'

const typingMs = 500

/** A preview of the first image that a cell of the list names, fetched by the server. */
export function PreviewThumbnail({
  cell,
  baseUrl,
  className,
}: {
  cell: string
  baseUrl: string
  className: string
}) {
  const settledBase = useDebounced(baseUrl, typingMs)
  const [first] = picturesInCell(cell)
  const address = normaliseUrl(first?.address ?? '', settledBase.trim() || undefined)
  return <PreviewPicture url={'url' in address ? address.url : null} className={className} />
}
