import type { RefusalCode } from '#contract/refusals.ts'

/** The part of JSON Schema that the description of API v1 uses. */
export interface Schema {
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
type Content = Record<string, { schema?: Schema }>
interface Operation {
  summary: string
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { description?: string; content?: Content }>
}

/** The OpenAPI document of API v1. */
export interface V1Document {
  paths: Record<string, Record<string, Operation>>
}

/** A call of API v1 as the page shows it. */
export interface DescribedCall {
  /** `POST /api/v1/jobs/{id}/stop`. */
  name: string
  method: string
  path: string
  /** Its anchor on the page. */
  anchor: string
  /** In English. */
  summary: string
  /** Null: public. */
  scope: string | null
  parameters: Parameter[]
  /** By media type. */
  body: [type: string, schema: Schema][]
  answers: { status: number; type: string | null; schema: Schema | null }[]
  refusals: { status: number; code: RefusalCode }[]
}

/** The calls of the document, in its order. */
export function readCalls({ paths }: V1Document): DescribedCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => readCall(method.toUpperCase(), path, operation)),
  )
}

function readCall(method: string, path: string, operation: Operation): DescribedCall {
  const { summary, security = [], parameters = [], requestBody, responses } = operation
  const statuses = Object.entries(responses)
  return {
    name: `${method} ${path}`,
    method,
    path,
    anchor: `${method} ${path}`
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replace(/-$/, ''),
    summary,
    scope: security.flatMap((way) => Object.values(way).flat())[0] ?? null,
    parameters,
    body: Object.entries(requestBody?.content ?? {}).map(([type, { schema = {} }]) => [type, schema]),
    answers: statuses
      .filter(([status]) => Number(status) < 400)
      .map(([status, { content = {} }]) => {
        const [type, answer] = Object.entries(content)[0] ?? [null, null]
        return { status: Number(status), type, schema: answer?.schema ?? null }
      }),
    refusals: statuses
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([status, { content }]) => codesIn(content).map((code) => ({ status: Number(status), code }))),
  }
}

function codesIn(content: Content = {}): RefusalCode[] {
  const [answer] = Object.values(content)
  // Safe: they are generated from the table of refusals.
  return (answer?.schema?.properties?.code?.enum ?? []) as RefusalCode[]
}
