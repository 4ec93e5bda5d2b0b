import { z } from 'zod'
import { Image } from './image.ts'

/** A link by which anybody who has it may look at a job. What opens it is told once, when it is made. */
export const Share = z.object({
  id: z.int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type Share = z.infer<typeof Share>

/** An image as a stranger sees it: its texts, and nothing of how they came about. */
export const SharedImage = Image.pick({
  id: true,
  filename: true,
  languageVersions: true,
  decorative: true,
  hasThumbnail: true,
})
export type SharedImage = z.infer<typeof SharedImage>

/** A job as a stranger sees it: no user, no prices. */
export const SharedJob = z.object({
  filename: z.string(),
  languages: z.array(z.string()),
  createdAt: z.iso.datetime(),
  /** Of the link. */
  expiresAt: z.iso.datetime(),
  images: z.array(SharedImage),
  /** Images that have texts. */
  total: z.int(),
})
export type SharedJob = z.infer<typeof SharedJob>
