import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { approveImages, openApprovals, takeBackApprovals } from '#contract/endpoints/jobs.ts'
import { call } from '#web/http/call.ts'
import { type ImageFilter, queryOf } from '#web/results/queries/image-view.ts'
import { jobsKey } from '#web/results/queries/jobs-key.ts'

type Shown = Pick<ImageFilter, 'state' | 'search'>

function filterOf({ state, search }: Shown) {
  const { sort: _, ...filter } = queryOf({ state, search, sort: 'position' })
  return filter
}

/** The number of images in a filter that are not approved. */
export const openApprovalsMutation = (id: number) =>
  mutationOptions({
    mutationFn: (shown: Shown) => call(openApprovals, { params: { id }, query: filterOf(shown) }),
  })

export const approveImagesMutation = (client: QueryClient, id: number) =>
  mutationOptions({
    mutationFn: ({ images, ...shown }: Shown & { images: number }) =>
      call(approveImages, { params: { id }, body: { ...filterOf(shown), images } }),
    onSettled: () => void client.invalidateQueries({ queryKey: [jobsKey, id] }),
  })

export const takeBackApprovalsMutation = (client: QueryClient, id: number) =>
  mutationOptions({
    mutationFn: (approvedAt: string) => call(takeBackApprovals, { params: { id }, body: { approvedAt } }),
    onSettled: () => void client.invalidateQueries({ queryKey: [jobsKey, id] }),
  })
