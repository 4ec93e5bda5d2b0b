import { z } from 'zod'
import { ImagePurpose } from '#contract/entities/image.ts'
import { JobStatus } from '#contract/entities/job.ts'
import { Notice } from '#contract/entities/notice.ts'

// What API v1 promises to strangers. Fields are added; none is renamed, removed or given another meaning.

/** The id of an image for the outside: its job and its place in it. Nothing more can be read out of it. */
export const ImageId = z.string().regex(/^[1-9]\d{0,9}-[1-9]\d{0,9}$/)

/** What the sender of a picture calls it. Need not be unique. */
export const ExternalId = z.string().trim().min(1).max(200)

/** What the sender of a picture gave along with it to have it back. */
export const ImageMetadata = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((entries) => Object.keys(entries).length <= 20, { error: 'At most 20 entries are possible.' })

/** What went wrong: a code to branch on, and a sentence for people. */
export const Problem = z.object({ code: z.string(), message: z.string() })

export const V1Job = z.object({
  id: z.int(),
  status: JobStatus,
  /** Somebody stopped it; what was under way was finished. */
  stopped: z.boolean(),
  /** Why it failed or is paused; null otherwise. */
  problem: Problem.nullable(),
  filename: z.string(),
  languages: z.array(z.string()),
  images: z.object({
    total: z.int(),
    succeeded: z.int(),
    failed: z.int(),
    /** Rows beside these that had an alt text and kept it. */
    carried: z.int(),
    /** Of those that succeeded: they repeat another image and cost nothing. */
    free: z.int(),
  }),
  /** Cents of one image. */
  priceCents: z.int(),
  /** Cents that are held while it runs: what it costs if every image succeeds. */
  estimatedCents: z.int(),
  /** Cents for what has succeeded so far; what was charged once it has ended. */
  costCents: z.int(),
  /** The job that was made of what this one left without texts. */
  retriedAs: z.int().nullable(),
  /** What was decided when its list was read, such as where its table begins; most lists leave nothing to decide. */
  notices: z.array(Notice),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
})
export type V1Job = z.infer<typeof V1Job>

export const V1Image = z.object({
  id: ImageId,
  jobId: z.int(),
  /** Its place in the job, from 1. */
  position: z.int(),
  /** `upload:` and its name where the file itself was sent. */
  url: z.string(),
  filename: z.string(),
  /** `carried`: it had an alt text and kept it. `skipped`: the job was stopped before it. */
  state: z.enum(['pending', 'succeeded', 'failed', 'skipped', 'carried']),
  /** Why it failed, for people; null otherwise. */
  error: z.string().nullable(),
  /** By language. */
  texts: z.record(z.string(), z.object({ altText: z.string(), description: z.string() })),
  /** Of the list and of those, the ones that the texts use. */
  keywords: z.object({ wanted: z.array(z.string()), used: z.array(z.string()) }),
  purpose: ImagePurpose.nullable(),
  /** Its alt texts are empty on purpose. */
  decorative: z.boolean(),
  review: z.object({
    /** Its texts break a rule, and nobody has approved them. */
    needed: z.boolean(),
    reasons: z.array(z.object({ rule: z.string(), languages: z.array(z.string()), message: z.string() })),
    edited: z.boolean(),
    approved: z.boolean(),
  }),
  /** The image whose texts it has, because it is the same picture with the same context. */
  sameAs: ImageId.nullable(),
  /** Which model wrote the texts, to which version of the prompt. */
  model: z.string().nullable(),
  promptVersion: z.string().nullable(),
  /** Texts beside its own, until somebody decides between them. */
  proposal: z
    .object({
      texts: z.record(z.string(), z.object({ altText: z.string(), description: z.string() })),
      decorative: z.boolean(),
    })
    .nullable(),
  /** Of single pictures: as their sender gave it. */
  externalId: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullable(),
})
export type V1Image = z.infer<typeof V1Image>
