import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { changeJob, deleteLabel, labelJobs, listLabels, renameLabel } from '#contract/endpoints/labels.ts'
import { call } from '#web/http/call.ts'
import { jobsKey } from './jobs-key.ts'

/** The user's labels with the numbers of their jobs. */
export const labelsQuery = queryOptions({
  queryKey: [jobsKey, 'labels'],
  queryFn: ({ signal }) => call(listLabels, { signal }),
  refetchOnMount: 'always',
})

const refetchJobs = (client: QueryClient) => client.invalidateQueries({ queryKey: [jobsKey] })

/** Names a job; an empty name is that of its file. */
export const renameJobMutation = (client: QueryClient, id: number) =>
  mutationOptions({
    mutationFn: (name: string) => call(changeJob, { params: { id }, body: { name } }),
    onSuccess: () => refetchJobs(client),
  })

export const labelJobsMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: { jobIds: number[]; add: string[]; remove: string[] }) => call(labelJobs, { body }),
    onSuccess: () => refetchJobs(client),
  })

export const renameLabelMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ label, name }: { label: string; name: string }) =>
      call(renameLabel, { params: { label }, body: { name } }),
    onSettled: () => refetchJobs(client),
  })

export const deleteLabelMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (label: string) => call(deleteLabel, { params: { label } }),
    onSettled: () => refetchJobs(client),
  })
