import { limits } from '#contract/limits.ts'
import { createTurns } from '#web/ui/layout/create-turns.ts'
import { Thumbnail } from '#web/ui/layout/thumbnail.tsx'
import { previewOf } from './thumbnail-of.ts'

/** The server makes no more for one user at once, and a site that is slow must not keep the page's other calls waiting. */
const turns = createTurns(limits.previewsAtOnce)

/** The picture at any address, fetched by the server for this look; null: there is none. */
export function PreviewPicture({
  url,
  ...look
}: {
  url: string | null
  className: string
  fit?: 'auto' | 'contain'
}) {
  return <Thumbnail src={url === null ? null : previewOf(url)} turns={turns} {...look} />
}
