import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { ApiKeyName, ApiKeyValue, GlobalKey } from '#contract/entities/api-key.ts'
import { Credits, CreditTransaction, UncollectedPurchase } from '#contract/entities/credit.ts'
import { Id, TypedId } from '#contract/entities/id.ts'
import { Job, JobStatus } from '#contract/entities/job.ts'
import { ListQuery, PageQuery } from '#contract/entities/list-query.ts'
import { User } from '#contract/entities/user.ts'
import { limits } from '#contract/limits.ts'
import { ofEachProvider } from '#contract/providers.ts'
import { TransactionQuery } from './credits.ts'

const UserParams = z.object({ id: TypedId })

/** What lists of users can be sorted by. Default: newest first. */
export const userSorts = [
  'createdAt',
  'username',
  'email',
  'totalProcessedImages',
  'totalCost',
  'creditBalance',
] as const
/**
 * Filters for lists of users. `waiting`: they have no key yet. `key_refused`: the provider refused the user's own key, which
 * has not been replaced since.
 */
export const userStates = ['waiting', 'key_refused', 'suspended', 'admin'] as const
export type UserState = (typeof userStates)[number]

const UserQuery = ListQuery.extend({
  sort: z.enum(userSorts).optional(),
  state: z.enum(userStates).optional(),
})
export type UserQuery = z.infer<typeof UserQuery>
const users = { querystring: UserQuery, response: { 200: z.array(User) } }

export const listUsers = defineEndpoint({
  method: 'GET',
  url: '/api/admin/users',
  schema: { summary: 'All users; search finds names and addresses', ...users },
  config: { access: 'admin' },
})

export const listUsersWithoutKeys = defineEndpoint({
  method: 'GET',
  url: '/api/admin/users/without-apikeys',
  schema: { summary: 'The users that wait for a key; administrators need none and are left out', ...users },
  config: { access: 'admin' },
})

export const listUsersWithKeys = defineEndpoint({
  method: 'GET',
  url: '/api/admin/users-with-keys',
  schema: { summary: 'The users with a key of their own or the global one', ...users },
  config: { access: 'admin' },
})

export const userDetail = defineEndpoint({
  method: 'GET',
  url: '/api/admin/users/:id',
  schema: { summary: 'One user', params: UserParams, response: { 200: User } },
  config: { access: 'admin', refusals: ['not_found'] },
})

export const deleteUser = defineEndpoint({
  method: 'DELETE',
  url: '/api/admin/users/:id',
  schema: {
    summary: 'Delete a user with keys, sessions and jobs; a running job is stopped first',
    params: UserParams,
    response: { 204: z.void() },
  },
  config: { access: 'admin', needsConfirmation: true, refusals: ['not_found', 'first_admin_is_permanent'] },
})

export const endSessionsOfUser = defineEndpoint({
  method: 'POST',
  url: '/api/admin/users/:id/end-sessions',
  schema: {
    summary: 'End all sessions of a user, who can sign in again; answers how many',
    params: UserParams,
    response: { 200: z.object({ ended: z.int() }) },
  },
  config: { access: 'admin', needsConfirmation: true, refusals: ['not_found'] },
})

export const resetUserStats = defineEndpoint({
  method: 'POST',
  url: '/api/admin/users/:id/reset-stats',
  schema: {
    summary:
      'Remove all jobs and images of a user and set the statistics to zero; a running job is stopped first',
    params: UserParams,
    response: { 204: z.void() },
  },
  config: { access: 'admin', needsConfirmation: true, refusals: ['not_found'] },
})

/** A user's own key by its value, or the global key by reference. */
export const AssignKeyInput = z.union([
  z.object({ name: ApiKeyName, value: ApiKeyValue }),
  z.object({ name: ApiKeyName, useGlobal: z.literal(true) }),
])
export type AssignKeyInput = z.infer<typeof AssignKeyInput>

export const assignKey = defineEndpoint({
  method: 'POST',
  url: '/api/admin/users/:id/assign-apikey',
  schema: {
    summary: 'Assign a key to a user, or replace it; the user is told that the account is ready',
    params: UserParams,
    body: AssignKeyInput,
    response: { 200: User },
  },
  config: { access: 'admin', needsConfirmation: true, refusals: ['not_found'] },
})

export const removeUserKey = defineEndpoint({
  method: 'DELETE',
  url: '/api/admin/users/:id/apikeys/:name',
  schema: {
    summary: 'Take a key from a user',
    params: UserParams.extend({ name: ApiKeyName }),
    response: { 200: User },
  },
  config: { access: 'admin', needsConfirmation: true, refusals: ['not_found'] },
})

export const globalKeysStatus = defineEndpoint({
  method: 'GET',
  url: '/api/admin/apikeys/status',
  schema: {
    summary: 'Is the global key of each provider set',
    response: { 200: z.object(ofEachProvider(() => z.boolean())) },
  },
  config: { access: 'admin' },
})

export const listGlobalKeys = defineEndpoint({
  method: 'GET',
  url: '/api/admin/apikeys',
  schema: {
    summary: 'The global keys, set or not, without their values',
    response: { 200: z.array(GlobalKey) },
  },
  config: { access: 'admin' },
})

export const SetGlobalKeyInput = z.object({ name: ApiKeyName, value: ApiKeyValue })
export type SetGlobalKeyInput = z.infer<typeof SetGlobalKeyInput>

export const setGlobalKey = defineEndpoint({
  method: 'POST',
  url: '/api/admin/apikeys',
  schema: { summary: 'Set or replace a global key', body: SetGlobalKeyInput, response: { 204: z.void() } },
  config: { access: 'admin', needsConfirmation: true },
})

export const removeGlobalKey = defineEndpoint({
  method: 'DELETE',
  url: '/api/admin/apikeys/:name',
  schema: {
    summary: 'Remove a global key; assignments of it stay and wait for the next one',
    params: z.object({ name: ApiKeyName }),
    response: { 204: z.void() },
  },
  config: { access: 'admin', needsConfirmation: true, refusals: ['not_found'] },
})

/** A key that is not saved yet, a user's key, or the global one. */
export const TestKeyInput = z.object({
  name: ApiKeyName,
  value: ApiKeyValue.optional(),
  userId: Id.optional(),
})
export type TestKeyInput = z.infer<typeof TestKeyInput>

export const testKey = defineEndpoint({
  method: 'POST',
  url: '/api/admin/apikeys/test',
  schema: {
    summary: 'Have one small picture described with a key and say in words what came of it',
    body: TestKeyInput,
    response: { 200: z.object({ works: z.boolean(), message: z.string(), findings: z.array(z.string()) }) },
  },
  config: { access: 'admin', refusals: ['not_found', 'rate_limited'] },
})

export const AdjustCreditsInput = z.object({
  userId: Id,
  /** Signed cents. */
  amount: z
    .int()
    .min(-limits.adjustmentMaxCents)
    .max(limits.adjustmentMaxCents)
    .refine((cents) => cents !== 0, 'The amount must not be zero.'),
  /** Shown to the user. */
  reason: z.string().trim().max(limits.adjustmentReasonCharacters).optional(),
})
export type AdjustCreditsInput = z.infer<typeof AdjustCreditsInput>

export const adjustCredits = defineEndpoint({
  method: 'POST',
  url: '/api/admin/credits/adjust',
  schema: {
    summary: 'Add to a user’s credit, or take from it; the user is told',
    body: AdjustCreditsInput,
    response: { 200: z.object({ balance: z.int() }) },
  },
  config: {
    access: 'admin',
    needsConfirmation: true,
    takesIdempotencyKey: true,
    refusals: ['not_found', 'balance_would_be_negative'],
  },
})

export const userCredits = defineEndpoint({
  method: 'GET',
  url: '/api/admin/users/:id/credits',
  schema: { summary: 'The credit of a user in cents', params: UserParams, response: { 200: Credits } },
  config: { access: 'admin', refusals: ['not_found'] },
})

export const userTransactions = defineEndpoint({
  method: 'GET',
  url: '/api/admin/users/:id/credit-transactions',
  schema: {
    summary: 'The transactions of a user, newest first, with who adjusted the credit',
    params: UserParams,
    querystring: TransactionQuery,
    response: { 200: z.array(CreditTransaction) },
  },
  config: { access: 'admin', refusals: ['not_found'] },
})

export const uncollectedPurchases = defineEndpoint({
  method: 'GET',
  url: '/api/admin/purchases/uncollected',
  schema: {
    summary: 'Purchases that were refunded or disputed after their credit was spent',
    querystring: PageQuery,
    response: { 200: z.array(UncollectedPurchase) },
  },
  config: { access: 'admin' },
})

/** What the list of all jobs can be sorted by. Default: newest first. */
export const jobSorts = [
  'createdAt',
  'username',
  'filename',
  'status',
  'totalImages',
  'failedImages',
  'costCents',
] as const

export const listAllJobs = defineEndpoint({
  method: 'GET',
  url: '/api/admin/jobs',
  schema: {
    summary: 'The jobs of all users; search finds file names, user names and addresses',
    querystring: ListQuery.extend({ sort: z.enum(jobSorts).optional(), status: JobStatus.optional() }),
    response: { 200: z.array(Job) },
  },
  config: { access: 'admin' },
})
