import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { TypedId } from '#contract/entities/id.ts'
import { ApiToken, ApiTokenInput, TokenOfUser } from '#contract/entities/token.ts'

export const listTokens = defineEndpoint({
  method: 'GET',
  url: '/api/user/tokens',
  schema: {
    summary:
      'The caller’s tokens of the API, the last made first: those that are good, then a few that have ended',
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

export const listTokensOfUser = defineEndpoint({
  method: 'GET',
  url: '/api/admin/users/:id/tokens',
  schema: {
    summary: 'A user’s tokens of the API that are good, the last made first, by what they are told by',
    params: z.object({ id: TypedId }),
    response: { 200: z.array(TokenOfUser) },
  },
  config: { access: 'admin', refusals: ['not_found'] },
})

export const revokeTokenOfUser = defineEndpoint({
  method: 'DELETE',
  url: '/api/admin/users/:id/tokens/:tokenId',
  schema: {
    summary: 'End one of a user’s tokens at once',
    params: z.object({ id: TypedId, tokenId: TypedId }),
    response: { 204: z.void() },
  },
  config: { access: 'admin', needsConfirmation: true, refusals: ['not_found'] },
})
