import { queryOptions } from '@tanstack/react-query'
import { imageThumbnail, imageView } from '#contract/endpoints/jobs.ts'
import { callHeaders } from '#web/http/call-headers.ts'
import { send } from '#web/http/send.ts'
import { urlOf } from '#web/http/url-of.ts'
import { jobsKey } from '#web/results/queries/jobs-key.ts'

/** So long a picture is there at once for who comes back to it. */
const keepMs = 60_000

/** The large picture of an image, fetched with whatever carries the session. */
export const viewQuery = (id: number, imageId: number) =>
  queryOptions({
    queryKey: [jobsKey, id, 'view', imageId],
    queryFn: ({ signal }) => loadBlob(urlOf(imageView, { params: { id, imageId } }), signal),
    gcTime: keepMs,
  })

/** The small one, which stands in for it. */
export const smallQuery = (id: number, imageId: number) =>
  queryOptions({
    queryKey: [jobsKey, id, 'thumbnail', imageId],
    queryFn: ({ signal }) => loadBlob(urlOf(imageThumbnail, { params: { id, imageId } }), signal),
    gcTime: keepMs,
  })

async function loadBlob(address: string, signal: AbortSignal): Promise<Blob> {
  // What the server lets the browser keep of a picture counts, as it would for an <img>.
  const response = await send(address, {
    cache: 'default',
    headers: callHeaders({ Accept: 'image/*' }),
    signal,
  })
  return response.blob()
}
