import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { deleteJob, deleteJobs, restoreJobs } from '#contract/endpoints/jobs.ts'
import type { Job } from '#contract/entities/job.ts'
import { call } from '#web/http/call.ts'
import { jobsKey } from './jobs-key.ts'

/** Deletes jobs and returns which were deleted. A single job that can't be deleted is refused with the reason. */
export const deleteJobsMutation = (client: QueryClient) =>
  mutationOptions({
    mutationFn: async (ids: number[]) => {
      const [id, ...more] = ids
      if (id === undefined || more.length > 0)
        return (await call(deleteJobs, { body: { jobIds: ids } })).jobIds
      await call(deleteJob, { params: { id } })
      return ids
    },
    onSuccess: async (ids) => {
      await client.cancelQueries({ queryKey: [jobsKey] })
      client.setQueriesData<{ rows: Job[]; total: number }>(
        { queryKey: [jobsKey, 'list'] },
        (jobs) => jobs && { ...jobs, rows: jobs.rows.filter((job) => !ids.includes(job.id)) },
      )
      void client.invalidateQueries({ queryKey: [jobsKey, 'list'] })
    },
  })

/** Restores deleted jobs and returns their number, as long as the server can. */
export async function restoreDeleted(client: QueryClient, jobIds: number[]): Promise<number> {
  const restored = await call(restoreJobs, { body: { jobIds } })
  await client.invalidateQueries({ queryKey: [jobsKey] })
  return restored.jobIds.length
}
