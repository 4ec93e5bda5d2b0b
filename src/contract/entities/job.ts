import { z } from 'zod'
import { knownExports } from '#contract/lists/columns/known-systems.ts'

export const jobStatuses = ['waiting', 'processing', 'paused', 'completed', 'failed'] as const
export const JobStatus = z.enum(jobStatuses)
export type JobStatus = z.infer<typeof JobStatus>

/** `list`: made of an uploaded list, or of the images of one call; `single`: of pictures that came one by one. */
export const jobKinds = ['list', 'single'] as const
export type JobKind = (typeof jobKinds)[number]

export const ExportFormat = z.enum(['csv', 'json'])
export type ExportFormat = z.infer<typeof ExportFormat>

export const PromptType = z.enum(['system', 'custom'])
export type PromptType = z.infer<typeof PromptType>

export const Job = z.object({
  id: z.int(),
  userId: z.int(),
  username: z.string(),
  email: z.string(),
  filename: z.string(),
  status: JobStatus,
  stopped: z.boolean(),
  /** Why it failed or is paused, in the reader's words. */
  error: z.string().optional(),
  format: ExportFormat,
  languages: z.array(z.string()),
  languagesCount: z.int(),
  totalImages: z.int(),
  processedImages: z.int(),
  successfulImages: z.int(),
  failedImages: z.int(),
  /** Rows that have no texts when the job is over, and could be tried again: those that failed and those that it did not come to. */
  retryableImages: z.int(),
  /** The job that was last made of these, while it is kept; its owner should look there before paying for them again. */
  retriedAs: z.int().nullable(),
  /** Rows beside these that had an alt text already and were taken over as they were; free. */
  carriedImages: z.int(),
  /** Of the successful ones, those that are not charged because repeats count once. */
  freeImages: z.int(),
  /** What the job costs if every image succeeds: held while it runs. */
  estimatedCostCents: z.int(),
  /** Of one image, as it was when the job started. */
  priceCents: z.int(),
  /** `priceCents` × images that succeeded so far and are not free: what is charged when it ends. */
  costCents: z.int(),
  isPaid: z.boolean(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Set once the job is completed. */
  csvUrl: z.string().nullable(),
  jsonUrl: z.string().nullable(),
  xlsxUrl: z.string().nullable(),
})
export type Job = z.infer<typeof Job>

/** The uploaded list of a job; there where it is kept, for its owner alone. */
export const KeptList = z.object({
  /** The system that takes it back; null: none that is known. */
  system: z.enum(knownExports).nullable(),
})
export type KeptList = z.infer<typeof KeptList>

/** Not over yet: it waits, is worked on or is paused. */
export function isRunning({ status }: Pick<Job, 'status'>): boolean {
  return status !== 'completed' && status !== 'failed'
}
