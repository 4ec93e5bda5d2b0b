import { z } from 'zod'
import { AssignedKey } from './api-key.ts'
import { UiLanguage } from './language.ts'

/** The administrator created at the first start, who keeps that role and cannot be deleted. */
export const firstAdminId = 1

export const User = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  language: UiLanguage,
  createdAt: z.iso.datetime(),
  isAdmin: z.boolean(),
  isVerified: z.boolean(),
  /** When the account was suspended; since then it cannot sign in. */
  suspendedAt: z.iso.datetime().nullable(),
  /** Whether to send mails about jobs, credit, limits and administrative tasks; mails about account security are always sent. */
  mailsOnJobEnd: z.boolean(),
  /** Cents that can still be spent; holds are deducted. */
  creditBalance: z.int(),
  totalProcessedImages: z.int(),
  /** Euro. */
  totalCost: z.number(),
  apiKeys: z.array(AssignedKey),
})
export type User = z.infer<typeof User>
