import type { SwaggerTransform } from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { type RefusalCode, refusals } from '#contract/refusals.ts'

/** Describes one call of the contract for OpenAPI: its answers, media types, refusals, and who may call. */
export const describeCall: SwaggerTransform = (document) => {
  const { access, refusals: codes = [] } = document.route.config ?? {}
  // What is no call of the contract is not for clients: health, metrics, the web app's files.
  if (!access) return { schema: { hide: true }, url: document.url }
  const { schema, url } = jsonSchemaTransform(document)
  // The transform answers in JSON Schema, which Fastify's own type of a schema does not know.
  const { produces, response, ...rest } = schema as Described
  const answers = { ...response, ...describeMedia(produces), ...describeEmpty(response) }
  const security = access === 'public' ? [] : [{ cookie: [] }, { bearer: [] }]
  return { schema: { ...rest, security, response: { ...answers, ...describeRefusals(codes) } }, url }
}

/** The ways to carry a session. */
export const securitySchemes = {
  cookie: { type: 'apiKey', in: 'cookie', name: 'bildwort_session' },
  bearer: { type: 'http', scheme: 'bearer' },
} as const

type Described = { produces?: string[]; response?: Record<string, object> }

function describeMedia(produces: string[] = []) {
  if (produces.length === 0) return {}
  const binary = { schema: { type: 'string', format: 'binary' } }
  const content = Object.fromEntries(produces.map((type) => [type, binary]))
  return { 200: { description: 'The file or stream', content } }
}

function describeEmpty(response: Described['response'] = {}) {
  return 204 in response ? { 204: { type: 'null', description: 'Nothing to say' } } : {}
}

function describeRefusals(codes: readonly RefusalCode[]) {
  const byStatus = Map.groupBy(codes, (code) => refusals[code].status)
  return Object.fromEntries([...byStatus].map(([status, some]) => [status, describeRefusal(some)]))
}

function describeRefusal(codes: RefusalCode[]) {
  const properties = { message: { type: 'string' }, code: { type: 'string', enum: codes } }
  return { description: codes.join(', '), type: 'object', properties, required: ['message', 'code'] }
}
