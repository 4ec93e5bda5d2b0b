import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { TypedId } from '#contract/entities/id.ts'
import { SpendingLimits } from '#contract/entities/spending-limits.ts'
import { limits } from '#contract/limits.ts'

const Cents = z.int().min(0).max(limits.spendingLimitMaxCents)
const MonthlyLimit = Cents.nullable()
const ofUser = { params: z.object({ id: TypedId }), response: { 200: SpendingLimits } }

export const ownLimits = defineEndpoint({
  method: 'GET',
  url: '/api/user/limits',
  schema: { summary: 'What the caller may spend this month, and has', response: { 200: SpendingLimits } },
  config: { access: 'user' },
})

export const OwnLimitsInput = z.object({
  /** Cents per month; null removes the limit. */
  ownLimitCents: MonthlyLimit.optional(),
  lowBalanceCents: Cents.optional(),
})
export type OwnLimitsInput = z.infer<typeof OwnLimitsInput>

export const changeOwnLimits = defineEndpoint({
  method: 'PATCH',
  url: '/api/user/limits',
  schema: {
    summary: 'Change the caller’s own monthly limit, and below which balance a mail says so',
    body: OwnLimitsInput,
    response: { 200: SpendingLimits },
  },
  config: { access: 'user' },
})

export const userLimits = defineEndpoint({
  method: 'GET',
  url: '/api/admin/users/:id/limits',
  schema: { summary: 'What a user may spend this month, and has', ...ofUser },
  config: { access: 'admin', refusals: ['not_found'] },
})

export const UserLimitInput = z.object({ adminLimitCents: MonthlyLimit })
export type UserLimitInput = z.infer<typeof UserLimitInput>

export const changeUserLimit = defineEndpoint({
  method: 'PATCH',
  url: '/api/admin/users/:id/limits',
  schema: {
    summary: 'Change the monthly limit of a user; of it and the user’s own the lower counts',
    body: UserLimitInput,
    ...ofUser,
  },
  config: { access: 'admin', needsConfirmation: true, refusals: ['not_found'] },
})
