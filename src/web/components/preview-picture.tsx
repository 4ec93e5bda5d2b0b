import { limits } from '#contract/limits.ts'
import { createTurns } from '#web/ui/layout/create-turns.ts'
import { Thumbnail } from '#web/ui/layout/thumbnail.tsx'
import { leadsToDrawnFile } from './is-drawn-file.ts'
import { previewOf } from './thumbnail-of.ts'

/** The server fetches no more at once per user, and a slow site must not block the page's other calls. */
const turns = createTurns(limits.previewsAtOnce)

/** A preview of the image at any address, fetched by the server on demand. Graphics are shown uncropped; null: there is no image. */
export function PreviewPicture({
  url,
  fit,
  className,
}: {
  url: string | null
  className: string
  fit?: 'auto' | 'contain'
}) {
  const usualFit = url !== null && leadsToDrawnFile(url) ? 'contain' : 'auto'
  return (
    <Thumbnail
      src={url === null ? null : previewOf(url)}
      turns={turns}
      fit={fit ?? usualFit}
      className={className}
    />
  )
}
