import { permits, type TokenScope } from '#contract/entities/token.ts'

/** Calls by the scope that allows them, free ones first. */
const calls: [scope: TokenScope, path: string, body?: object][] = [
  ['account:read', '/account'],
  ['jobs:read', '/jobs?limit=5'],
  ['webhooks:read', '/webhooks'],
  ['images:read', '/images?externalId=17'],
  ['images:write', '/images', { url: 'https://www.example.org/bild.jpg', languages: ['de', 'en'] }],
  ['jobs:write', '/jobs', { images: [{ url: 'https://www.example.org/bild.jpg' }], languages: ['de', 'en'] }],
]

/**
 * A curl command that a token with these scopes can run as is, in the shells of Linux, macOS and Git for Windows. If the scopes allow no
 * free call, one that costs.
 */
export function writeExample(origin: string, token: string, scopes: readonly TokenScope[]): string {
  const [, path, body] = calls.find(([scope]) => permits(scopes, scope)) ?? calls[0]!
  const parts = [`curl -H 'Authorization: Bearer ${token}'`]
  if (body) parts.push(`-H 'Content-Type: application/json' -d '${JSON.stringify(body)}'`)
  return [...parts, `'${origin}/api/v1${path}'`].join(' \\\n  ')
}
