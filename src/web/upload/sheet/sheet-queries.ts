import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { jobDetail } from '#contract/endpoints/jobs.ts'
import type { Image } from '#contract/entities/image.ts'
import type { ProcessedItem } from '#contract/entities/progress.ts'
import type { UiLanguage } from '#contract/languages.ts'
import { call } from '#web/http/call.ts'

export const slotsPerPage = 60

interface SheetPage {
  images: Image[]
  /** On all pages. */
  total: number
}

/** More than what arrives during the request of a page. */
const keptArrivals = 500
const keepPagesMs = 60_000

const sheetKey = (jobId: number) => ['jobs', jobId, 'sheet']
const arrivalsKey = (jobId: number) => ['jobs', jobId, 'arrivals']

/** A page of a job's images in list order, with those that arrived during its request. */
export const sheetPageQuery = (jobId: number, page: number, language: UiLanguage) =>
  queryOptions({
    queryKey: [...sheetKey(jobId), page, language],
    queryFn: async ({ signal, client }): Promise<SheetPage> => {
      const query = { offset: page * slotsPerPage, limit: slotsPerPage }
      const { images, total } = await call(jobDetail, { params: { id: jobId }, query, signal })
      const arrivals = client.getQueryData<ProcessedItem[]>(arrivalsKey(jobId)) ?? []
      return { images: arrivals.reduce(withArrival, images), total }
    },
    gcTime: keepPagesMs,
  })

/** Puts a finished image into its place on the sheet. */
export function placeArrival(client: QueryClient, jobId: number, item: ProcessedItem): void {
  client.setQueryData<ProcessedItem[]>(arrivalsKey(jobId), (items = []) => [
    ...items.slice(1 - keptArrivals),
    item,
  ])
  const page = Math.floor((item.imageId - 1) / slotsPerPage)
  client.setQueriesData<SheetPage>(
    { queryKey: [...sheetKey(jobId), page] },
    (shown) => shown && { ...shown, images: withArrival(shown.images, item) },
  )
}

/** Refetches the sheet: while the connection was dead, images may have finished without an event. */
export function refreshSheet(client: QueryClient, jobId: number): void {
  void client.invalidateQueries({ queryKey: sheetKey(jobId) })
}

function withArrival(images: Image[], item: ProcessedItem): Image[] {
  return images.map((image) =>
    image.id === item.imageId && image.state === 'pending' ? arrived(image, item) : image,
  )
}

/** The rest of its texts comes with the page, when that is refetched. */
function arrived(image: Image, { success, altText, error, hasThumbnail }: ProcessedItem): Image {
  return {
    ...image,
    success,
    state: success ? 'succeeded' : 'failed',
    altText: altText ?? '',
    decorative: success && altText === '',
    ...(error && { error }),
    hasThumbnail,
  }
}
