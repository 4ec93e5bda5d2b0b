import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { TypedId } from '#contract/entities/id.ts'
import { limits } from '#contract/limits.ts'

const params = z.object({ id: TypedId })
const refusals = ['not_found', 'first_admin_stays', 'not_oneself', 'last_admin'] as const
const done = { 204: z.void() }

export const SuspendInput = z.object({
  /** Only administrators see it. */
  reason: z.string().trim().max(limits.suspensionReasonCharacters).default(''),
})
export type SuspendInput = z.input<typeof SuspendInput>

export const suspendUser = defineEndpoint({
  method: 'POST',
  url: '/api/admin/users/:id/suspend',
  schema: {
    summary: 'Suspend a user: all sessions end, and nobody signs in until it is lifted; running jobs go on',
    params,
    body: SuspendInput,
    response: done,
  },
  config: { access: 'admin', needsConfirmation: true, refusals },
})

export const liftSuspension = defineEndpoint({
  method: 'POST',
  url: '/api/admin/users/:id/lift-suspension',
  schema: { summary: 'Let a suspended user sign in again', params, response: done },
  config: { access: 'admin', needsConfirmation: true, refusals: ['not_found'] },
})

/** Empty reason: none was given. */
export const Suspension = z.object({ suspendedAt: z.iso.datetime(), reason: z.string() })
export type Suspension = z.infer<typeof Suspension>

export const suspension = defineEndpoint({
  method: 'GET',
  url: '/api/admin/users/:id/suspension',
  schema: { summary: 'Since when and why a user is suspended', params, response: { 200: Suspension } },
  config: { access: 'admin', refusals: ['not_found'] },
})

export const makeAdmin = defineEndpoint({
  method: 'POST',
  url: '/api/admin/users/:id/make-admin',
  schema: { summary: 'Make a user an administrator', params, response: done },
  config: { access: 'admin', needsConfirmation: true, refusals: ['not_found', 'account_is_suspended'] },
})

export const unmakeAdmin = defineEndpoint({
  method: 'POST',
  url: '/api/admin/users/:id/unmake-admin',
  schema: { summary: 'Make an administrator a user again', params, response: done },
  config: { access: 'admin', needsConfirmation: true, refusals },
})
