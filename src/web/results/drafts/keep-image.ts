import type { QueryClient } from '@tanstack/react-query'
import type { Image } from '#contract/entities/image.ts'
import { jobsKey } from '#web/results/queries/jobs-key.ts'

interface ImagePage {
  images: Image[]
}

/**
 * Replaces a changed image in every list that shows it. Loaded lists are not refetched, because an image that no longer matches must not
 * vanish while it is being read. Requests in flight would bring back the old state.
 */
export function keepImage(client: QueryClient, jobId: number, image: Image): void {
  const lists = { queryKey: [jobsKey, jobId], predicate: isList }
  const before = client
    .getQueriesData<ImagePage>(lists)
    .flatMap(([, page]) => page?.images ?? [])
    .find(({ id }) => id === image.id)
  client.setQueriesData<ImagePage>(lists, (page) => {
    if (!page?.images.some(({ id }) => id === image.id)) return page
    return { ...page, images: page.images.map((known) => (known.id === image.id ? image : known)) }
  })
  for (const { queryKey } of client.getQueryCache().findAll({ ...lists, fetchStatus: 'fetching' })) {
    const list = { queryKey, exact: true }
    void client.cancelQueries(list).then(() => client.invalidateQueries(list))
  }
  void client.invalidateQueries({ queryKey: [jobsKey, jobId, 'revisions', image.id] })
  const isCountedAnew =
    before?.needsReview !== image.needsReview ||
    before.approved !== image.approved ||
    before.decorative !== image.decorative ||
    (before.proposal === null) !== (image.proposal === null)
  if (isCountedAnew) void client.invalidateQueries({ queryKey: [jobsKey, jobId, 'count'] })
}

function isList({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[2] === 'walk' || queryKey[2] === 'images'
}
