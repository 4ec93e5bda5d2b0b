import type { SwaggerTransform } from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Endpoint, Method } from '#contract/endpoint.ts'
import { refusalsOf } from '#contract/implied-refusals.ts'
import { type RefusalCode, refusals } from '#contract/refusals.ts'
import { isOfV1 } from './v1/render-v1-error.ts'

/** Describes one call of the contract for OpenAPI: its input and answers, its refusals, and who may call it. */
export const describeCall: SwaggerTransform = (document) => {
  const { method, config = {} } = document.route
  const { access } = config
  // Routes outside the contract are not for clients: health, metrics, the web app's files.
  if (!access) return { schema: { hide: true }, url: document.url }
  // Safe: a route with an access is an endpoint of the contract, which has a method.
  const endpoint = {
    method: method as Method,
    schema: document.schema as Asked,
    config: { ...config, access },
  }
  const { form, events, ...asked } = endpoint.schema
  const headers = headersOf(endpoint)
  const describe = (body: z.ZodType | undefined) =>
    jsonSchemaTransform({
      ...document,
      schema: { ...asked, ...(body && { body }), ...(headers && { headers }) },
    })
  const { schema, url } = describe(form ?? asked.body)
  // The transform returns JSON Schema, which Fastify's own schema type does not describe.
  const { produces, response, ...rest } = schema as Described
  if (form && asked.body) rest.body = eitherBody(describe(asked.body).schema as Described, rest)
  const answers = { ...response, ...describeMedia(produces, events), ...describeEmpty(response) }
  const security = securityOf(endpoint.config)
  const codes = refusalsOf(endpoint)
  const refused = describeRefusals(codes, isOfV1(document))
  return { schema: { ...rest, security, response: { ...answers, ...refused } }, url }
}

/** The ways to send a session or an API token. */
export const securitySchemes = {
  cookie: { type: 'apiKey', in: 'cookie', name: 'bildwort_session' },
  bearer: { type: 'http', scheme: 'bearer' },
  token: { type: 'http', scheme: 'bearer', bearerFormat: 'bw_live_…' },
  apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
} as const

type SchemeName = keyof typeof securitySchemes

function securityOf({ access, scope }: Endpoint['config']): Partial<Record<SchemeName, string[]>>[] {
  if (access === 'public') return []
  if (access !== 'token') return [{ cookie: [] }, { bearer: [] }]
  const scopes = scope ? [scope] : []
  return [{ token: scopes }, { apiKey: scopes }]
}

type Asked = Endpoint['schema']
type Described = { body?: unknown; produces?: string[]; response?: Record<string, object> }

/** A call that accepts JSON or a form. */
function eitherBody(asJson: Described, asForm: Described): object {
  return {
    content: {
      'application/json': { schema: asJson.body },
      'multipart/form-data': { schema: asForm.body },
    },
  }
}

/** The headers that a call reads. They are parsed leniently, so the schema that is validated does not contain them. */
function headersOf({ schema, config }: Pick<Endpoint, 'schema' | 'config'>): z.ZodType | null {
  const named = {
    ...(config.takesIdempotencyKey && {
      'Idempotency-Key': z
        .string()
        .optional()
        .describe('A repeat with the same key does nothing a second time'),
    }),
    ...(schema.events && {
      'Last-Event-ID': z.string().optional().describe('Goes on after the message with this id'),
    }),
  }
  return Object.keys(named).length > 0 ? z.object(named) : null
}

function describeMedia(produces: string[] = [], events?: z.ZodType) {
  if (produces.length === 0) return {}
  const described = events ? eventSchema(events) : { type: 'string', format: 'binary' }
  const content = Object.fromEntries(produces.map((type) => [type, { schema: described }]))
  const description = events ? 'A stream; the data of each message is one of these' : 'The file or stream'
  return { 200: { description, content } }
}

function eventSchema(events: z.ZodType): object {
  const { $schema, ...schema } = z.toJSONSchema(events, { io: 'output', unrepresentable: 'any' })
  return schema
}

function describeEmpty(response: Described['response'] = {}) {
  return 204 in response ? { 204: { type: 'null', description: 'Nothing to say' } } : {}
}

function describeRefusals(codes: readonly RefusalCode[], isV1: boolean) {
  const byStatus = Map.groupBy(codes, (code) => refusals[code].status)
  const describe = isV1 ? describeV1Refusal : describeRefusal
  return Object.fromEntries([...byStatus].map(([status, some]) => [status, describe(some)]))
}

function describeRefusal(codes: RefusalCode[]) {
  const properties = { message: { type: 'string' }, code: { type: 'string', enum: codes } }
  return { description: codes.join(', '), type: 'object', properties, required: ['message', 'code'] }
}

/** As JSON, and as a problem (RFC 9457) for clients that accept it; a code's details are siblings of the common fields. */
function describeV1Refusal(codes: RefusalCode[]) {
  const text = { type: 'string' }
  const common = {
    code: { type: 'string', enum: codes },
    requestId: text,
    field: { type: 'string', description: 'What of the input is wrong' },
    docs: { type: 'string', format: 'uri' },
  }
  const required = ['code', 'requestId', 'docs']
  const problem = {
    type: { type: 'string', format: 'uri' },
    title: text,
    status: { type: 'integer' },
    detail: text,
  }
  return {
    description: codes.join(', '),
    content: {
      'application/json': {
        schema: { type: 'object', properties: { error: text, ...common }, required: ['error', ...required] },
      },
      'application/problem+json': {
        schema: {
          type: 'object',
          properties: { ...problem, ...common },
          required: [...Object.keys(problem), ...required],
        },
      },
    },
  }
}
