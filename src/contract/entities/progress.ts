import { z } from 'zod'
import { ExportedImage } from './image.ts'
import { ExportFormat, KeptList } from './job.ts'

export const ProcessingStep = z.object({
  text: z.string(),
  status: z.enum(['complete', 'active', 'pending']),
})

export const ProcessingStatus = z.object({
  jobId: z.int(),
  isActive: z.boolean(),
  state: z.enum(['waiting', 'running', 'paused', 'stopping', 'stopped', 'done']),
  /** Why the job is paused, in the reader's language. */
  notice: z.string().optional(),
  /** The same as a code of `jobReasons`. */
  reason: z.string().optional(),
  currentFile: z.string(),
  /** Percent, 0..100. */
  progress: z.number(),
  processedCount: z.int(),
  totalCount: z.int(),
  errors: z.int(),
  processingSteps: z.array(ProcessingStep),
  /** Name of the uploaded list and start time of the job; a page that is opened while the job runs needs both. */
  filename: z.string(),
  startedAt: z.iso.datetime(),
  languages: z.array(z.string()),
})
export type ProcessingStatus = z.infer<typeof ProcessingStatus>

export const ProcessedItem = z.object({
  imageId: z.int(),
  name: z.string(),
  success: z.boolean(),
  /** When it was done. */
  time: z.iso.datetime(),
  /** Empty when the picture is decorative. */
  altText: z.string().optional(),
  error: z.string().optional(),
  hasThumbnail: z.boolean(),
})
export type ProcessedItem = z.infer<typeof ProcessedItem>

export const SampleResult = ExportedImage.pick({
  filename: true,
  keywords: true,
  interpretation: true,
  altText: true,
  description: true,
  languageVersions: true,
  usedKeywords: true,
  unusedKeywords: true,
  decorative: true,
  decorativeReason: true,
}).extend({ imageId: z.int() })
export type SampleResult = z.infer<typeof SampleResult>

export const Summary = z.object({
  jobId: z.int(),
  total: z.int(),
  successful: z.int(),
  errors: z.int(),
  /** The errors by what helps. */
  remedies: z.object({ retry: z.int(), correct: z.int(), none: z.int() }),
  /** Seconds from start to end. */
  time: z.number(),
  stopped: z.boolean(),
  /** Further rows, whose existing alt text was taken over. */
  carried: z.int(),
  /** Of the successful ones, repeats that are not charged. */
  free: z.int(),
  /** Of the successful ones, those to review. */
  toReview: z.int(),
  /** Name of the list as uploaded. */
  filename: z.string(),
  fileUrl: z.string(),
  fileType: ExportFormat,
  list: KeptList.optional(),
  /** The first image that succeeded. */
  sampleResult: SampleResult.nullable(),
})
export type Summary = z.infer<typeof Summary>

/** What `GET /api/process-status` sends, one JSON object per message. */
export const ProgressEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('status'), status: ProcessingStatus }),
  z.object({ type: z.literal('processedItem'), item: ProcessedItem }),
  z.object({ type: z.literal('complete'), summary: Summary }),
  z.object({ type: z.literal('error'), message: z.string(), code: z.string(), jobId: z.int() }),
])
export type ProgressEvent = z.infer<typeof ProgressEvent>
