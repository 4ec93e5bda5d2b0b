import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { type RegenerateImagesInput, regenerateImages } from '#contract/endpoints/jobs.ts'
import { call } from '#web/http/call.ts'
import { newIdempotencyKey } from '#web/http/new-idempotency-key.ts'
import { jobsKey } from './jobs-key.ts'

/** Starts the job that regenerates images of a job, for their price. */
export const regenerateImagesMutation = (client: QueryClient, jobId: number) =>
  mutationOptions({
    mutationFn: (body: Omit<RegenerateImagesInput, 'dryRun'>) =>
      call(regenerateImages, {
        params: { id: jobId },
        body: { ...body, dryRun: false },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: () => {
      for (const key of ['user', 'credits', jobsKey]) void client.invalidateQueries({ queryKey: [key] })
    },
  })
