import { expect, test } from 'vitest'
import { tokenScopes } from '#contract/entities/token.ts'
import { writeExample } from './write-example.ts'

test('the example is a call that the token’s scopes allow, a free one if there is one', () => {
  const example = (...scopes: (typeof tokenScopes)[number][]) =>
    writeExample('https://bildwort.example', 'bw_live_x', scopes)
  expect(example(...tokenScopes)).toBe(
    "curl -H 'Authorization: Bearer bw_live_x' \\\n  'https://bildwort.example/api/v1/account'",
  )
  expect(example('jobs:write', 'jobs:read')).toContain('/api/v1/jobs?limit=5')
  expect(example('webhooks:write')).toContain('/api/v1/webhooks')
  expect(example('images:write')).toContain('/api/v1/images?externalId=')
})
