import { describeParameter } from './describe-fields.ts'
import type { Node } from './json-schema.ts'

const text = { type: 'string' }

/** The headers of answers. A required one is in each answer that names it. */
export const headers: Record<string, Node> = {
  'X-Request-Id': { description: 'The id of this call in the server’s log', required: true, schema: text },
  'RateLimit-Policy': {
    description: 'The limits: `q` calls within `w` seconds. Absent if the operator has switched limits off',
    schema: text,
    example: '"calls";q=600;w=60, "images";q=60;w=60',
  },
  RateLimit: {
    description: 'What is left of each limit that counts this call: `r` calls, reset in `t` seconds',
    schema: text,
    example: '"calls";r=599;t=60',
  },
  'Retry-After': {
    description: 'When to try again, in seconds',
    required: true,
    schema: { type: 'integer' },
    example: 5,
  },
  'WWW-Authenticate': { description: 'RFC 6750', required: true, schema: text, example: 'Bearer' },
  Location: { description: 'The path of what was created or is under way', required: true, schema: text },
  Link: {
    description: 'The next page, as `rel="next"`; absent on the last one',
    schema: text,
    example: '</api/v1/jobs?after=42&limit=50>; rel="next"',
  },
  ETag: { description: 'Of the whole answer, for `If-None-Match`', required: true, schema: text },
  'Idempotency-Replayed': {
    description: '`true`: the answer of an earlier call with the same Idempotency-Key',
    schema: { type: 'string', const: 'true' },
  },
  'Preference-Applied': {
    description: 'The preference that was followed',
    required: true,
    schema: text,
    example: 'respond-async',
  },
}

/** References to headers, as a response has them. */
export function refToHeaders(names: readonly string[]): Node {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

const always = ['X-Request-Id', 'RateLimit-Policy', 'RateLimit']

/** The headers of an answer. */
export function answerHeaders(
  status: number,
  {
    isPaged,
    isPolled,
    isRepeatable,
    isPublic,
    operationId,
  }: Record<'isPaged' | 'isPolled' | 'isRepeatable' | 'isPublic', boolean> & {
    operationId: string
  },
): Node {
  return refToHeaders([
    ...(isPublic ? ['X-Request-Id', 'RateLimit-Policy'] : always),
    ...(isPaged ? ['Link'] : []),
    ...(isPolled ? ['ETag'] : []),
    ...(isRepeatable ? ['Idempotency-Replayed'] : []),
    ...(leadsOn(status, operationId) ? ['Location'] : []),
    ...(status === 202 && operationId === 'describeImage' ? ['Preference-Applied'] : []),
  ])
}

/** The headers of a refusal. */
export function refusalHeaders(status: number | 'default'): Node {
  return refToHeaders([
    ...always,
    ...(status === 401 ? ['WWW-Authenticate'] : []),
    ...(status === 429 || status === 503 ? ['Retry-After'] : []),
  ])
}

/** Whether an answer has `Location`: what was started, by its address. */
function leadsOn(status: number, operationId: string): boolean {
  return status === 202 && ['startJob', 'retryJob', 'stopJob', 'describeImage'].includes(operationId)
}

const parametersInHeaders: Record<string, Node> = {
  'Accept-Language': {
    in: 'header',
    name: 'Accept-Language',
    schema: text,
    example: 'en',
  },
  'Idempotency-Key': {
    in: 'header',
    name: 'Idempotency-Key',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    example: '8e03978e-40d5-43e8-bc93-6894a57f9324',
  },
  'If-None-Match': {
    in: 'header',
    name: 'If-None-Match',
    schema: text,
  },
  'Last-Event-ID': {
    in: 'header',
    name: 'Last-Event-ID',
    schema: text,
  },
  Prefer: {
    in: 'header',
    name: 'Prefer',
    schema: text,
    example: 'respond-async',
  },
}

/** Parameters that are headers, by name. */
export const headerParameters: Record<string, Node> = Object.fromEntries(
  Object.entries(parametersInHeaders).map(([name, parameter]) => [name, describeParameter(parameter)]),
)
