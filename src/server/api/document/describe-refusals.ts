import { startJob } from '#contract/endpoints/v1/jobs.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { describeV1Refusal, fieldOfRefusal, sayV1Refusal } from '#contract/v1-refusals.ts'
import { type InvalidInput, invalidInputOf } from '#server/platform/invalid-input.ts'
import { refusalHeaders } from './describe-headers.ts'
import { answerSchema, type Node } from './json-schema.ts'
import { refTo } from './name-schemas.ts'
import { requestExamples } from './request-examples.ts'
import { exampleAddress, exampleOfDetail } from './sample-values.ts'

const text = { type: 'string' }
const requestId = {
  ...text,
  description: 'Quote it when you contact the operator; also the header X-Request-Id',
}
const field = { ...text, description: 'The first invalid field or parameter; absent if none is at fault' }
const docs = { ...text, format: 'uri', description: 'Where the code is explained' }

/** What all refusals have in common. */
export const commonRefusals: Record<string, Node> = {
  Error: {
    type: 'object',
    description: 'A refused call. Branch on code; new codes can be added.',
    properties: {
      error: { ...text, description: 'A sentence for people, in the language of Accept-Language' },
      code: text,
      requestId,
      field,
      docs,
    },
    required: ['error', 'code', 'requestId', 'docs'],
  },
  ProblemDetails: {
    type: 'object',
    description:
      'The same as a problem (RFC 9457), if Accept names its media type; the details of the code are further members.',
    properties: {
      type: docs,
      title: text,
      status: { type: 'integer' },
      detail: { ...text, description: 'A sentence for people, in the language of Accept-Language' },
      code: text,
      requestId,
      field,
      docs,
    },
    required: ['type', 'title', 'status', 'detail', 'code', 'requestId', 'docs'],
  },
}

/** The schemas of a refusal with this code and its details, as JSON and as a problem, by their names. */
export function describeRefusal(code: RefusalCode): Record<string, Node> {
  const { required = [], properties = {} } = detailsOf(code)
  const own = {
    type: 'object',
    properties: { code: { type: 'string', const: code }, ...properties },
    required: ['code', ...required],
  }
  const description = describeV1Refusal(code).en.replaceAll(/\{\{(\w+)\}\}/g, '{$1}')
  return {
    [nameOf(code, 'Error')]: { description, allOf: [refTo('Error'), own] },
    [nameOf(code, 'Problem')]: { description, allOf: [refTo('ProblemDetails'), own] },
  }
}

/** `TokenMissingError` for `token_missing`. */
function nameOf(code: RefusalCode, kind: 'Error' | 'Problem'): string {
  const words = code.split('_').map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
  return `${words.join('')}${kind}`
}

/** The response of a call that is refused with one of these codes. */
export function describeRefused(codes: readonly RefusalCode[], status: number | 'default'): Node {
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    headers: refusalHeaders(status),
    content: {
      'application/json': {
        schema: oneOf(codes.map((code) => refTo(nameOf(code, 'Error')))),
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
      'application/problem+json': {
        schema: oneOf(codes.map((code) => refTo(nameOf(code, 'Problem')))),
      },
    },
  }
}

function oneOf(schemas: Node[]): Node {
  return schemas.length === 1 ? schemas[0]! : { oneOf: schemas }
}

/** Of a refusal that can be about any field. */
const exampleFields: Partial<Record<RefusalCode, string>> = { not_found: 'id' }

/** What a call gets that is refused with this code, with sample details. */
export function exampleRefusal(code: RefusalCode): Node {
  const invalid = code === 'invalid_input' ? noLanguages() : null
  const samples = Object.fromEntries(
    Object.entries(detailsOf(code).properties ?? {}).map(([name, schema]) => [
      name,
      exampleOfDetail(name, schema),
    ]),
  )
  const details = invalid?.detailsIn('en') ?? samples
  const field = invalid?.field ?? fieldOfRefusal(code, { isForm: false }) ?? exampleFields[code]
  return {
    error: invalid?.sentenceIn('en') ?? sayV1Refusal(code, samples, 'en'),
    code,
    requestId: '0b9f1d1e-6f3c-4a52-8f57-2f6a4c1d9e30',
    ...(field && { field }),
    docs: `${exampleAddress}/api/v1/docs#${code}`,
    ...details,
  }
}

/** What the server says of a job without a language. */
function noLanguages(): InvalidInput {
  const { body } = startJob.schema
  const { error } = body.safeParse({ ...requestExamples.startJob, languages: [] })
  return invalidInputOf(error?.issues ?? [], body)
}

interface Details {
  properties?: Record<string, Node>
  required?: string[]
}

function detailsOf(code: RefusalCode): Details {
  const { details } = describeV1Refusal(code)
  // Safe: details are objects.
  return details ? (answerSchema(details) as Details) : {}
}
