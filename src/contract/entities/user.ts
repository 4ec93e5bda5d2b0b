import { z } from 'zod'
import { UiLanguage } from '#contract/languages.ts'

export const User = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  language: UiLanguage,
  createdAt: z.iso.datetime(),
  isAdmin: z.boolean(),
  isVerified: z.boolean(),
  /** Cents that can still be spent; holds are taken off. */
  creditBalance: z.int(),
  totalProcessedImages: z.int(),
  /** Euro. */
  totalCost: z.number(),
  apiKeys: z.array(z.object({ name: z.string() })),
})
export type User = z.infer<typeof User>
