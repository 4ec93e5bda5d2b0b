import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { TypedId } from '#contract/entities/id.ts'
import { ApiToken, ApiTokenInput } from '#contract/entities/token.ts'

export const listTokens = defineEndpoint({
  method: 'GET',
  url: '/api/user/tokens',
  schema: {
    summary: 'The caller’s tokens of the API that are good, the last made first',
    response: { 200: z.array(ApiToken) },
  },
  config: { access: 'user' },
})

export const createToken = defineEndpoint({
  method: 'POST',
  url: '/api/user/tokens',
  schema: {
    summary: 'Make a token of the API; `text` is the token itself, which no other call answers again',
    body: ApiTokenInput,
    response: { 201: z.object({ token: ApiToken, text: z.string() }) },
  },
  config: { access: 'user', needsConfirmation: true, refusals: ['too_many_tokens'] },
})

export const revokeToken = defineEndpoint({
  method: 'DELETE',
  url: '/api/user/tokens/:id',
  schema: {
    summary: 'End one of the caller’s tokens at once',
    params: z.object({ id: TypedId }),
    response: { 204: z.void() },
  },
  config: { access: 'user', refusals: ['not_found'] },
})
