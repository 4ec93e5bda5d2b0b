import { z } from 'zod'
import { UiLanguage } from '#contract/languages.ts'
import { AssignedKey } from './api-key.ts'

/** The administrator who is made at the first start, stays one, and is never deleted. */
export const firstAdminId = 1

export const User = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  language: UiLanguage,
  createdAt: z.iso.datetime(),
  isAdmin: z.boolean(),
  isVerified: z.boolean(),
  /** Since when nobody gets in by this account. */
  suspendedAt: z.iso.datetime().nullable(),
  /** Whether mails come about jobs, credit, limits and an administrator's work; those about an account's security come anyway. */
  mailsOnJobEnd: z.boolean(),
  /** Cents that can still be spent; holds are taken off. */
  creditBalance: z.int(),
  totalProcessedImages: z.int(),
  /** Euro. */
  totalCost: z.number(),
  apiKeys: z.array(AssignedKey),
})
export type User = z.infer<typeof User>
