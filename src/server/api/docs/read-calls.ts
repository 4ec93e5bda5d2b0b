import type { RefusalCode } from '#contract/refusals.ts'
import { sayDefault } from '#server/api/document/describe-fields.ts'

/** The part of JSON Schema that the description of API v1 uses. */
export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: (string | number)[]
  const?: string | number | boolean
  additionalProperties?: boolean | Schema
  default?: unknown
  /** What applies where a field of a body is absent. */
  'x-default'?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}
type Content = Record<string, { schema?: Schema; examples?: Record<string, { value?: unknown }> }>
interface Operation {
  operationId: string
  summary: string
  description: string
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { description?: string; content?: Content }>
}

/** The OpenAPI document of API v1. */
export interface V1Document {
  paths: Record<string, Record<string, Operation>>
  webhooks: Record<string, { post: Pick<Operation, 'operationId' | 'requestBody'> }>
  components: Record<string, Record<string, object>>
}

/** A call of API v1 as the page shows it. */
export interface DescribedCall {
  /** `POST /api/v1/jobs/{id}/stop`. */
  name: string
  method: string
  path: string
  /** Its anchor on the page. */
  anchor: string
  operationId: string
  /** A short title and what it does, in English. */
  title: string
  summary: string
  /** Null: public. */
  scope: string | null
  parameters: Parameter[]
  /** By media type, with an example for each way to fill it. */
  body: { type: string; schema: Schema; examples: unknown[] }[]
  answers: { status: number; type: string | null; schema: Schema | null; example: unknown }[]
  refusals: { status: number; code: RefusalCode }[]
}

/** The calls of the document, in its order, with what they refer to in place of the references. */
export function readCalls(document: V1Document): DescribedCall[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      // Safe: what a reference leads to has the shape of what is expected there.
      readCall(method.toUpperCase(), path, resolve(operation, document.components) as Operation),
    ),
  )
}

/** The example of each webhook message, by event. */
export function readMessages({ webhooks }: V1Document): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(webhooks).map(([event, { post }]) => [event, exampleIn(post.requestBody?.content ?? {})]),
  )
}

function readCall(method: string, path: string, operation: Operation): DescribedCall {
  const { operationId, summary, description, security = [], parameters = [] } = operation
  const { requestBody, responses } = operation
  const statuses = Object.entries(responses).filter(([status]) => status !== 'default')
  return {
    name: `${method} ${path}`,
    method,
    path,
    anchor: `${method} ${path}`
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replace(/-$/, ''),
    operationId,
    title: summary,
    summary: description,
    scope: security.flatMap((way) => Object.values(way).flat())[0] ?? null,
    parameters,
    body: Object.entries(requestBody?.content ?? {}).map(([type, content]) => ({
      type,
      schema: content.schema ?? {},
      examples: Object.values(content.examples ?? {}).map(({ value }) => value),
    })),
    answers: statuses
      .filter(([status]) => Number(status) < 400)
      .map(([status, { content = {} }]) => {
        const [type, answer] = Object.entries(content)[0] ?? [null, null]
        return { status: Number(status), type, schema: answer?.schema ?? null, example: exampleIn(content) }
      }),
    refusals: statuses
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([status, { content }]) => codesIn(content).map((code) => ({ status: Number(status), code }))),
  }
}

function exampleIn(content: Content): unknown {
  const [first] = Object.values(content)
  return Object.values(first?.examples ?? {})[0]?.value
}

function codesIn(content: Content = {}): RefusalCode[] {
  const [answer] = Object.values(content)
  // Safe: the examples of a refused call are named by its codes.
  return Object.keys(answer?.examples ?? {}) as RefusalCode[]
}

/** A copy without references; what stands beside one goes before what it leads to. */
function resolve(value: unknown, components: V1Document['components']): unknown {
  if (Array.isArray(value)) return value.map((entry) => resolve(entry, components))
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...own } = value as { $ref?: string }
  const entries = Object.entries(own).map(([key, inner]) => [key, resolve(inner, components)])
  const resolved = withoutDefault(Object.fromEntries(entries))
  if ($ref === undefined) return resolved
  const [, , kind = '', name = ''] = $ref.split('/')
  return { ...(resolve(components[kind]?.[name], components) as object), ...resolved }
}

/** A description without the default, which the page shows beside it. */
function withoutDefault(schema: Record<string, unknown>): Record<string, unknown> {
  const { description, 'x-default': usual } = schema
  if (typeof description !== 'string' || usual === undefined) return schema
  return { ...schema, description: description.replace(sayDefault(usual), '') }
}
