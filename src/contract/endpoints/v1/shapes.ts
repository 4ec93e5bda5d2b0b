import { z } from 'zod'
import { apiLimits } from '#contract/api-limits.ts'
import { ImagePurpose, ReviewReason } from '#contract/entities/image.ts'
import { JobStatus } from '#contract/entities/job.ts'
import { Notice } from '#contract/entities/start-form.ts'
import { pictureFaultCodes } from '#contract/picture-faults.ts'

// What API v1 promises to its clients. Fields are added; none is renamed, removed or given another meaning.

/** The public id of an image: its job and its place in it. It reveals nothing else. */
export const ImageId = z
  .string()
  .regex(
    /^[1-9]\d{0,9}-[1-9]\d{0,9}$/,
    'Expected: the id of an image, such as 26-3: its job and its place in it.',
  )

/** Between the columns of a CSV. */
export const Delimiter = z.enum([',', ';'], 'Expected: a comma or a semicolon.')

/** The sender's name for an image. Need not be unique. */
export const ExternalId = z.string().trim().min(1).max(apiLimits.externalIdCharacters)

/** Data that the sender attached to a picture and gets back unchanged. */
export const ImageMetadata = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((entries) => Object.keys(entries).length <= 20, { error: 'At most 20 entries are possible.' })

/** What went wrong: a code to branch on, and a sentence for people. */
export const Problem = z.object({ code: z.string(), message: z.string() })

/** The same for an image that has no texts. */
export const PictureProblem = Problem.extend({ code: z.enum(pictureFaultCodes) })

/** Whether it is live data. False: it was made with a test token. */
const Livemode = z.boolean()

export const V1Job = z.object({
  id: z.int(),
  livemode: Livemode,
  status: JobStatus,
  /** It was stopped; images in progress were finished. */
  stopped: z.boolean(),
  /** Why it failed or is paused; null otherwise. */
  problem: Problem.nullable(),
  filename: z.string(),
  /** What it is called: as given, else as its file. */
  name: z.string(),
  labels: z.array(z.string()),
  languages: z.array(z.string()),
  images: z.object({
    total: z.int(),
    succeeded: z.int(),
    failed: z.int(),
    /** Further rows, which already had an alt text and kept it. */
    carried: z.int(),
    /** Of those that succeeded: they repeat another image and cost nothing. */
    free: z.int(),
  }),
  /** Cents per image. */
  priceCents: z.int(),
  /** Cents held while it runs: what it costs if every image succeeds. */
  estimatedCents: z.int(),
  /** Cents for what has succeeded so far; once it has ended, what was charged. */
  costCents: z.int(),
  /** The job that was created from the images that this one left without texts. */
  retriedAs: z.int().nullable(),
  /** Decisions made when its list was read, such as where its table begins; empty for most lists. */
  notices: z.array(Notice),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
})
export type V1Job = z.infer<typeof V1Job>

/** What a job would be and cost, in the names of a job. */
export const V1Quote = z.object({
  livemode: Livemode,
  images: z.object({
    total: z.int(),
    /** Further rows, which already have an alt text and would keep it. */
    carried: z.int(),
    /** They repeat another image and would cost nothing. */
    free: z.int(),
  }),
  priceCents: z.int(),
  /** Cents if every image succeeds. */
  costCents: z.int(),
  balanceCents: z.int(),
  /** The balance, the monthly limit, the token’s cap and `maxCost` suffice. */
  affordable: z.boolean(),
  /** The code with which a start would be refused for its cost; null if it is affordable. */
  reason: z
    .enum(['insufficient_credits', 'monthly_limit_reached', 'over_max_cost', 'token_cap_reached'])
    .nullable(),
  notices: z.array(Notice),
})
export type V1Quote = z.infer<typeof V1Quote>

export const V1Image = z.object({
  id: ImageId,
  livemode: Livemode,
  jobId: z.int(),
  /** Its place in the job, from 1. */
  position: z.int(),
  /** `upload:` and its name if the file itself was sent; its path if it came in a ZIP. */
  url: z.string(),
  filename: z.string(),
  /** `carried`: it already had an alt text and kept it. `skipped`: the job was stopped before it. */
  state: z.enum(['pending', 'succeeded', 'failed', 'skipped', 'carried']),
  /** Why it failed; null otherwise. */
  problem: PictureProblem.nullable(),
  /** By language. */
  texts: z.record(z.string(), z.object({ altText: z.string(), description: z.string() })),
  /** Languages of the job in which a carried image has no text: it only kept the one of its list. */
  missingLanguages: z.array(z.string()),
  /** Those of the list and the job, and which of them the texts use. */
  keywords: z.object({ wanted: z.array(z.string()), used: z.array(z.string()) }),
  purpose: ImagePurpose.nullable(),
  /** Its alt texts are intentionally empty. */
  decorative: z.boolean(),
  review: z.object({
    /** Its texts break a rule and have not been approved. */
    needed: z.boolean(),
    reasons: z.array(ReviewReason),
    edited: z.boolean(),
    approved: z.boolean(),
  }),
  /** The image whose texts it has, because it is the same picture in the same context. */
  sameAs: ImageId.nullable(),
  /** When it was done, or its texts or its approval last changed; null: it is not done. */
  updatedAt: z.iso.datetime().nullable(),
  /** The model that wrote the texts, and the version of its prompt. */
  model: z.string().nullable(),
  promptVersion: z.string().nullable(),
  /** Proposed texts, until they are accepted or declined. */
  proposal: z
    .object({
      texts: z.record(z.string(), z.object({ altText: z.string(), description: z.string() })),
      decorative: z.boolean(),
    })
    .nullable(),
  /** As its sender gave it. */
  externalId: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullable(),
})
export type V1Image = z.infer<typeof V1Image>

/** What has become of an image, in events and messages: enough to request the rest. */
export const V1ImageOutcome = V1Image.pick({
  id: true,
  jobId: true,
  position: true,
  filename: true,
  state: true,
  problem: true,
  externalId: true,
  metadata: true,
})

/** An image as the files of results have it, with its row of the list. */
export const V1ResultImage = V1Image.extend({ source: z.record(z.string(), z.unknown()) })
