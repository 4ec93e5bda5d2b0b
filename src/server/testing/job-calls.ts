import type { z } from 'zod'
import { jobDetail, listJobs, stopJob } from '#contract/endpoints/jobs.ts'
import { startJob } from '#contract/endpoints/starting.ts'
import type { Job } from '#contract/entities/job.ts'
import type { Actor, Answer, UploadedFile } from './create-actor.ts'
import { until } from './until.ts'

export interface JobWishes {
  /** So many generated pictures of the picture site, or these addresses. Default 1. */
  images?: number | string[]
  /** Instead of `images`. */
  file?: UploadedFile
  languages?: string[]
  customLanguages?: string[]
  idempotencyKey?: string
  /** Further fields of the form. */
  fields?: Record<string, string>
}

type Started = z.infer<(typeof startJob)['schema']['response'][202]> & { code?: string; message?: string }
type Detail = z.infer<(typeof jobDetail)['schema']['response'][200]>

/** What somebody does with jobs, over HTTP. */
export function jobCalls(actor: Actor, pictureSite: string) {
  const detail = async (id: number): Promise<Detail> => (await actor.call(jobDetail, { params: { id } })).body

  return {
    startJob(wishes: JobWishes = {}): Promise<Answer<Started>> {
      const { images = 1, languages = ['de'], customLanguages = [], idempotencyKey = '' } = wishes
      const addresses = typeof images === 'number' ? generated(pictureSite, images) : images
      const fields = {
        languages: JSON.stringify(languages),
        customLanguages: JSON.stringify(customLanguages),
        ...wishes.fields,
      }
      const file = wishes.file ?? { name: 'list.csv', content: ['url', ...addresses, ''].join('\r\n') }
      return actor.with({ 'idempotency-key': idempotencyKey }).upload(startJob.url, fields, file)
    },
    stopJob: () => actor.call(stopJob),
    jobs: async (): Promise<Job[]> => (await actor.call(listJobs)).body,
    /** The job with its images. */
    job: detail,
    /** The same, as soon as the job is over. */
    ended: (id: number): Promise<Detail> =>
      until(async () => {
        const found = await detail(id)
        return found.job.finishedAt !== null && found
      }),
  }
}

/** Addresses of small pictures, no two alike. */
export function generated(pictureSite: string, count: number, from = 1): string[] {
  return Array.from(
    { length: count },
    (_, index) => `${pictureSite}/generated/${from + index}.jpg?width=64&height=48`,
  )
}
