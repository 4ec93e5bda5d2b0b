import { z } from 'zod'
import { defineEndpoint } from '#contract/endpoint.ts'

export const signLink = defineEndpoint({
  method: 'POST',
  url: '/api/signed-link',
  schema: {
    summary:
      'An address of this API that works for five minutes without cookie or Bearer, for downloads and pictures',
    body: z.object({ path: z.string().startsWith('/api/').max(2_000) }),
    response: { 200: z.object({ url: z.string() }) },
  },
  config: { access: 'user', refusals: ['not_found'] },
})
