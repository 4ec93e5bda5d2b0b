import { z } from 'zod'

/** The texts of one language. */
export const LanguageVersion = z.object({ altText: z.string(), description: z.string() })
export type LanguageVersion = z.infer<typeof LanguageVersion>

/** By language code; a custom language's code is the text its user typed. */
export const LanguageVersions = z.record(z.string(), LanguageVersion)
export type LanguageVersions = z.infer<typeof LanguageVersions>

export const Image = z.object({
  /** The image's place in its job, from 1; together with the job's id it is unique. */
  id: z.int(),
  filename: z.string(),
  url: z.string(),
  /** False while it is not yet described, too. */
  success: z.boolean(),
  state: z.enum(['pending', 'succeeded', 'failed', 'skipped']),
  error: z.string().optional(),
  keywords: z.array(z.string()),
  usedKeywords: z.array(z.string()),
  unusedKeywords: z.array(z.string()),
  interpretation: z.string(),
  /** Of the first chosen language. */
  altText: z.string(),
  description: z.string(),
  languageVersions: LanguageVersions,
  languagesCount: z.int(),
  hasThumbnail: z.boolean(),
})
export type Image = z.infer<typeof Image>
