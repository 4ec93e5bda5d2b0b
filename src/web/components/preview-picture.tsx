import { limits } from '#contract/limits.ts'
import { createTurns } from '#web/ui/layout/create-turns.ts'
import { Thumbnail } from '#web/ui/layout/thumbnail.tsx'
import { leadsToDrawnFile } from './is-drawn-file.ts'
import { previewOf } from './thumbnail-of.ts'

/** The server makes no more for one user at once, and a site that is slow must not keep the page's other calls waiting. */
const turns = createTurns(limits.previewsAtOnce)

/** The picture at any address, fetched by the server for this look, of a graphic all of it; null: there is none. */
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
