import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { Id } from '#contract/entities/id.ts'
import { limits } from '#contract/limits.ts'
import { AssignKeyInput } from './admin.ts'

/**
 * The outcome for one user. `kept`: they had a key of that name, which was to stay, or this very key. `gone`: the user no longer
 * exists. `failed`: an error occurred for this user; the log has the details.
 */
export const assignmentOutcomes = ['assigned', 'replaced', 'kept', 'gone', 'failed'] as const
export type AssignmentOutcome = (typeof assignmentOutcomes)[number]

export const AssignKeysInput = z.object({
  userIds: z.array(Id).min(1).max(limits.keysAssignedAtOnce),
  key: AssignKeyInput,
  /** What happens to a key of that name that a user already has. */
  existing: z.enum(['keep', 'replace']).default('keep'),
})
export type AssignKeysInput = z.input<typeof AssignKeysInput>

export const assignKeys = defineEndpoint({
  method: 'POST',
  url: '/api/admin/users/assign-apikeys',
  schema: {
    summary:
      'Assign a key to several users, each on their own: who got one is told. Answers what came of it for each',
    body: AssignKeysInput,
    response: {
      200: z.object({ results: z.array(z.object({ userId: z.int(), outcome: z.enum(assignmentOutcomes) })) }),
    },
  },
  config: { access: 'admin', needsConfirmation: true },
})
