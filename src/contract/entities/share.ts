import { z } from 'zod'
import { Image } from './image.ts'

/** A link that lets anyone who has it view a job. Its token is returned once, when the link is created. */
export const Share = z.object({
  id: z.int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type Share = z.infer<typeof Share>

/** An image as visitors with the link see it: its texts, and nothing about how they were written. */
export const SharedImage = Image.pick({
  id: true,
  filename: true,
  languageVersions: true,
  decorative: true,
  hasThumbnail: true,
})
export type SharedImage = z.infer<typeof SharedImage>

/** A job as visitors with the link see it: no user, no prices. */
export const SharedJob = z.object({
  filename: z.string(),
  languages: z.array(z.string()),
  createdAt: z.iso.datetime(),
  /** When the link expires. */
  expiresAt: z.iso.datetime(),
  images: z.array(SharedImage),
  /** Images that have texts. */
  total: z.int(),
  /** With the first page, once a list's job is over: all its images, those it did not reach, and those that failed by what helps. */
  coverage: z
    .object({
      images: z.int(),
      skipped: z.int(),
      remedies: z.object({ retry: z.int(), correct: z.int(), none: z.int() }),
    })
    .optional(),
})
export type SharedJob = z.infer<typeof SharedJob>
