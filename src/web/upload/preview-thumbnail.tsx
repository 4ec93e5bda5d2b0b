import { previewThumbnail } from '#contract/endpoints/jobs.ts'
import { normaliseUrl } from '#contract/lists/normalise-url.ts'
import { urlOf } from '#web/http/url-of.ts'
import { Thumbnail } from '#web/ui/layout/thumbnail.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import { apiAddress } from './api-address.ts'

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
  const settledBase = useSettled(baseUrl, typingMs)
  const address = normaliseUrl(cell, settledBase.trim() || undefined)
  const src = 'url' in address ? apiAddress(urlOf(previewThumbnail, { query: { url: address.url } })) : null
  return <Thumbnail src={src} className={className} />
}
