import { z } from 'zod'

// Of the API's answers the fields that are worth a model's attention; it answers with more.

const Texts = z.record(z.string(), z.object({ altText: z.string(), description: z.string() }))

export const ImageShape = z.object({
  id: z.string(),
  position: z.int(),
  url: z.string(),
  state: z.string(),
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
  texts: Texts,
  keywords: z.object({ wanted: z.array(z.string()), used: z.array(z.string()) }),
  purpose: z.string().nullable(),
  decorative: z.boolean().describe('The alt text is empty on purpose'),
  review: z.object({ needed: z.boolean(), reasons: z.array(z.looseObject({})), approved: z.boolean() }),
})

export const DescribedShape = ImageShape.extend({
  chargedCents: z.int(),
  balanceCents: z.int(),
})

export const JobShape = z.object({
  id: z.int(),
  name: z.string(),
  status: z.string(),
  stopped: z.boolean(),
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
  languages: z.array(z.string()),
  images: z.object({ total: z.int(), succeeded: z.int(), failed: z.int() }),
  estimatedCents: z.int(),
  costCents: z.int(),
})

export const ResultsShape = z.object({
  images: z.array(ImageShape),
  next: z.int().nullable().describe('Pass it as `after` for the next page; null: this was the last'),
})

export const AuditShape = z.object({
  id: z.int(),
  url: z.string(),
  status: z.string(),
  end: z.object({ code: z.string(), message: z.string() }).nullable(),
  pages: z.object({ read: z.int(), waiting: z.int(), failed: z.int() }),
  pictures: z.object({
    total: z.int(),
    withFaults: z.int(),
    decorative: z.int(),
    faults: z.record(z.string(), z.int()),
  }),
  /** Absent in the answer that starts it. */
  findings: z
    .array(
      z.object({
        url: z.string(),
        alt: z.string().nullable(),
        page: z.object({ url: z.string() }),
        faults: z.array(z.object({ rule: z.string(), message: z.string() })),
      }),
    )
    .optional(),
})

export const AccountShape = z.object({
  username: z.string(),
  ready: z.boolean(),
  balanceCents: z.int(),
  heldCents: z.int(),
  languages: z.array(z.object({ tag: z.string(), name: z.string() })),
  pricesCents: z.array(z.int()).describe('Per picture: in one language, in two, …'),
})

export const FindingsShape = z.object({
  findings: z.array(z.object({ rule: z.string(), message: z.string() })),
})
