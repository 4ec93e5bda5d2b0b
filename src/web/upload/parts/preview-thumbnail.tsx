import { normaliseUrl } from '#contract/lists/normalise-url.ts'
import { previewOf } from '#web/shown/thumbnail-of.ts'
import { Thumbnail } from '#web/ui/layout/thumbnail.tsx'
import { useDebounced } from '#web/ui/use-debounced.ts'

const typingMs = 500

/** The picture that a cell of the list names, through the app. */
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
  const src = 'url' in address ? previewOf(address.url) : null
  return <Thumbnail src={src} className={className} />
}
