import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { endShare, listShares, shareJob } from '#contract/endpoints/shares.ts'
import { call } from '#web/http/call.ts'
import { jobsKey } from './jobs-key.ts'

/** The links that open a job. */
export const sharesQuery = (jobId: number) =>
  queryOptions({
    queryKey: [jobsKey, jobId, 'shares'],
    queryFn: ({ signal }) => call(listShares, { params: { id: jobId }, signal }),
    refetchOnMount: 'always',
  })

/** Creates a link that is valid for this many days and returns its address, which can't be retrieved again. */
export const shareMutation = (client: QueryClient, jobId: number) =>
  mutationOptions({
    mutationFn: async (days: number) => {
      const { token } = await call(shareJob, { params: { id: jobId }, body: { days } })
      return `${location.origin}/teilen/${token}`
    },
    onSuccess: () => client.invalidateQueries({ queryKey: sharesQuery(jobId).queryKey }),
  })

export const endShareMutation = (client: QueryClient, jobId: number) =>
  mutationOptions({
    mutationFn: (shareId: number) => call(endShare, { params: { id: jobId, shareId } }),
    onSettled: () => client.invalidateQueries({ queryKey: sharesQuery(jobId).queryKey }),
  })
