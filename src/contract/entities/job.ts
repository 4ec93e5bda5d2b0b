import { z } from 'zod'
import { knownExports } from '#contract/lists/columns/known-systems.ts'

export const jobStatuses = ['waiting', 'processing', 'paused', 'completed', 'failed'] as const
export const JobStatus = z.enum(jobStatuses)
export type JobStatus = z.infer<typeof JobStatus>

/** `list`: created from an uploaded list or from the images of one call; `single`: from pictures that were sent one by one. */
export const jobKinds = ['list', 'single'] as const
export type JobKind = (typeof jobKinds)[number]

export const ExportFormat = z.enum(['csv', 'json'])
export type ExportFormat = z.infer<typeof ExportFormat>

export const PromptType = z.enum(['system', 'custom'])
export type PromptType = z.infer<typeof PromptType>

export const Job = z.object({
  id: z.int(),
  /** Made with a test token, or from such a job: its texts are made up, and it costs nothing. */
  isTest: z.boolean(),
  userId: z.int(),
  username: z.string(),
  email: z.string(),
  filename: z.string(),
  /** What its owner calls it; until they name it, its file's name. */
  name: z.string(),
  labels: z.array(z.string()),
  status: JobStatus,
  stopped: z.boolean(),
  /** Why it failed or is paused, in the reader's language. */
  error: z.string().optional(),
  /** The same as a code of `jobReasons`. */
  reason: z.string().optional(),
  format: ExportFormat,
  languages: z.array(z.string()),
  languagesCount: z.int(),
  totalImages: z.int(),
  processedImages: z.int(),
  successfulImages: z.int(),
  failedImages: z.int(),
  /**
   * Rows without texts when the job has ended that a retry can help: those that it did not reach, and those that failed for a reason that can
   * be gone (`fault-remedies.ts`).
   */
  retryableImages: z.int(),
  /** The latest job created to retry these, while it is kept; its owner should check it before paying for them again. */
  retriedAs: z.int().nullable(),
  /** The job whose images it regenerates: its texts are their proposals. */
  regenerates: z.int().nullable(),
  /** Further rows, whose existing alt text was taken over unchanged; free. */
  carriedImages: z.int(),
  /** Of the successful ones, those that are not charged because repeats count once. */
  freeImages: z.int(),
  /** What the job costs if every image succeeds; held while it runs. */
  estimatedCostCents: z.int(),
  /** Price per image when the job started. */
  priceCents: z.int(),
  /** `priceCents` × images that succeeded so far and are not free; charged when the job ends. */
  costCents: z.int(),
  isPaid: z.boolean(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Set once the job is completed. */
  csvUrl: z.string().nullable(),
  jsonUrl: z.string().nullable(),
  xlsxUrl: z.string().nullable(),
  /** The uploaded pictures with their texts, once it is completed; absent if its pictures were not uploaded. */
  picturesUrl: z.string().optional(),
})
export type Job = z.infer<typeof Job>

export const hitFields = ['filename', 'address', 'altText', 'description', 'keyword'] as const

/** What a search found in a job's images. */
export const JobHit = z.object({
  /** How many images it matches. */
  images: z.int(),
  /** The first of them, and what matches there. */
  imageId: z.int(),
  field: z.enum(hitFields),
  /** The text's language; null for what has none. */
  language: z.string().nullable(),
  /** What was searched for as the text spells it, and a few words around it. */
  excerpt: z.object({ before: z.string(), found: z.string(), after: z.string() }),
})
export type JobHit = z.infer<typeof JobHit>

/** A job in the list of its owner. */
export const ListedJob = Job.extend({
  /** Images with texts that are approved, and that need a review. */
  approvedImages: z.int(),
  imagesToReview: z.int(),
  /** The ids of its first images that have a thumbnail. */
  pictures: z.array(z.int()),
  /** Present if the search matches images of the job. */
  hit: JobHit.optional(),
})
export type ListedJob = z.infer<typeof ListedJob>

/** The uploaded list of a job; present while it is kept, for its owner only. */
export const KeptList = z.object({
  /** The system that imports it; null if it is not a known one. */
  system: z.enum(knownExports).nullable(),
})
export type KeptList = z.infer<typeof KeptList>

/** Whether the job has not ended: it waits, is in progress or is paused. */
export function isRunning({ status }: Pick<Job, 'status'>): boolean {
  return status !== 'completed' && status !== 'failed'
}
