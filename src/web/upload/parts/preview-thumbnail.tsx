import { normaliseUrl } from '#contract/lists/normalise-url.ts'
import { isDrawing } from '#web/shown/is-graphic.ts'
import { PreviewPicture } from '#web/shown/preview-picture.tsx'
import { useDebounced } from '#web/ui/use-debounced.ts'

const typingMs = 500

/** The picture that a cell of the list names, through the app; of what is drawn all of it is shown. */
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
  const address = normaliseUrl(cell, settledBase.trim() || undefined)
  const url = 'url' in address ? address.url : null
  const isWhole = url !== null && isDrawing(new URL(url).pathname)
  return <PreviewPicture url={url} fit={isWhole ? 'contain' : 'auto'} className={className} />
}
