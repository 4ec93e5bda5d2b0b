import { queryOptions } from '@tanstack/react-query'
import { imageThumbnail, imageView } from '#contract/endpoints/images.ts'
import { callHeaders } from '#web/http/call-headers.ts'
import { send } from '#web/http/send.ts'
import { urlOf } from '#web/http/url-of.ts'
import { jobsKey } from '#web/results/queries/jobs-key.ts'

/** How long images stay in memory for a quick return. */
const keepMs = 60_000

/** The large version of an image, fetched with the session's cookie or token. */
export const viewQuery = (id: number, imageId: number) =>
  queryOptions({
    queryKey: [jobsKey, id, 'view', imageId],
    queryFn: ({ signal }) => loadBlob(urlOf(imageView, { params: { id, imageId } }), signal),
    gcTime: keepMs,
  })

/** The thumbnail, shown until the large one is loaded. */
export const smallQuery = (id: number, imageId: number) =>
  queryOptions({
    queryKey: [jobsKey, id, 'thumbnail', imageId],
    queryFn: ({ signal }) => loadBlob(urlOf(imageThumbnail, { params: { id, imageId } }), signal),
    gcTime: keepMs,
  })

async function loadBlob(address: string, signal: AbortSignal): Promise<Blob> {
  // Uses the browser's cache as the server allows, like an <img>.
  const response = await send(address, {
    cache: 'default',
    headers: callHeaders({ Accept: 'image/*' }),
    signal,
  })
  return response.blob()
}
