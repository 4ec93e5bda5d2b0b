import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  type RegenerateImagesInput,
  regenerateImages,
  type TranslateImagesInput,
  translateImages,
} from '#contract/endpoints/starting.ts'
import { call } from '#web/http/call.ts'
import { newIdempotencyKey } from '#web/http/call-headers.ts'
import { jobsKey } from './jobs-key.ts'

/** Starts the job that regenerates images of a job, for their price. */
export const regenerateImagesMutation = (client: QueryClient, jobId: number) =>
  mutationOptions({
    mutationFn: (body: Regeneration) =>
      call(regenerateImages, {
        params: { id: jobId },
        body: { ...body, dryRun: false },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: () => refresh(client),
  })

type Regeneration = Omit<RegenerateImagesInput, 'dryRun'>

/** How many images a regeneration is for, and what it costs. */
export const regenerationQuery = (jobId: number, selection: Regeneration['selection']) =>
  queryOptions({
    queryKey: [jobsKey, jobId, 'regeneration', selection],
    queryFn: ({ signal }) =>
      call(regenerateImages, {
        params: { id: jobId },
        body: { selection, instruction: '', dryRun: true },
        signal,
      }),
    retry: false,
    gcTime: 0,
  })

type Translation = Omit<TranslateImagesInput, 'dryRun'>

/** Starts the job that translates texts of images of a job, for its price. */
export const translateImagesMutation = (client: QueryClient, jobId: number) =>
  mutationOptions({
    mutationFn: (body: Translation) =>
      call(translateImages, {
        params: { id: jobId },
        body: { ...body, dryRun: false },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: () => refresh(client),
  })

/** How many images a translation is for, and what it costs. */
export const translationQuery = (jobId: number, translation: Translation) =>
  queryOptions({
    queryKey: [jobsKey, jobId, 'translation', translation],
    queryFn: ({ signal }) =>
      call(translateImages, { params: { id: jobId }, body: { ...translation, dryRun: true }, signal }),
    retry: false,
    gcTime: 0,
  })

function refresh(client: QueryClient): void {
  for (const key of ['user', 'credits', jobsKey]) void client.invalidateQueries({ queryKey: [key] })
}
