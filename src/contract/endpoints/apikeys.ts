import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'
import { ofEachProvider } from '#contract/providers.ts'

export const apiKeysStatus = defineEndpoint({
  method: 'GET',
  url: '/api/apikeys/status',
  schema: {
    summary: 'Is there a key of each provider that the caller’s jobs could use',
    response: { 200: z.object(ofEachProvider(() => z.boolean())) },
  },
  config: { access: 'user' },
})

export const userApiKeyStatus = defineEndpoint({
  method: 'GET',
  url: '/api/user/apikey-status',
  schema: {
    summary: 'Is a key assigned to the caller, and does the AI service refuse all that their jobs could use',
    response: { 200: z.object({ hasApiKeys: z.boolean(), areKeysRefused: z.literal(true).optional() }) },
  },
  config: { access: 'user' },
})
