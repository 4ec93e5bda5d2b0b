import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { TypedId } from '#contract/entities/id.ts'

export const Session = z.object({
  id: z.int(),
  /** The browser's own name when the session began, and the network that it came from; empty: unknown. */
  browser: z.string(),
  system: z.string(),
  network: z.string(),
  createdAt: z.iso.datetime(),
  /** To the hour. */
  lastSeenAt: z.iso.datetime(),
  /** The session that makes this call. */
  isCurrent: z.boolean(),
})
export type Session = z.infer<typeof Session>

export const listSessions = defineEndpoint({
  method: 'GET',
  url: '/api/user/sessions',
  schema: {
    summary: 'Where the caller is signed in: the session that asks first, then the last that were used',
    response: { 200: z.array(Session) },
  },
  config: { access: 'user' },
})

export const endSession = defineEndpoint({
  method: 'DELETE',
  url: '/api/user/sessions/:id',
  schema: {
    summary: 'End one of the caller’s sessions',
    params: z.object({ id: TypedId }),
    response: { 204: z.void() },
  },
  config: { access: 'user', refusals: ['not_found'] },
})

export const endOtherSessions = defineEndpoint({
  method: 'POST',
  url: '/api/user/sessions/end-others',
  schema: {
    summary: 'End all of the caller’s sessions but the one that asks; answers how many',
    response: { 200: z.object({ ended: z.int() }) },
  },
  config: { access: 'user' },
})
