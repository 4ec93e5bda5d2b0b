import type { FastifyInstance } from 'fastify'
import { describeFields } from './describe-fields.ts'
import { describeMessages } from './describe-messages.ts'

interface Document {
  paths?: Record<string, unknown>
  components?: { securitySchemes?: Record<string, unknown> }
}

/** The path prefix of every call of API v1. */
const root = '/api/v1/'

/** The OpenAPI document of API v1 only; `address` is the server's address. */
export function describeV1(app: FastifyInstance, address: string): object {
  const document = app.swagger() as Document
  const { token, apiKey } = document.components?.securitySchemes ?? {}
  return {
    ...document,
    info: { title: 'Bildwort API', version: '1' },
    servers: [{ url: address }],
    webhooks: describeMessages(),
    components: { ...document.components, securitySchemes: { token, apiKey } },
    paths: Object.fromEntries(
      Object.entries(document.paths ?? {})
        .filter(([path]) => path.startsWith(root))
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([path, calls]) => [path, describeFields(calls)]),
    ),
  }
}
