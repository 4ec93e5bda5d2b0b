import { isObject, type Node } from '#server/api/document/json-schema.ts'
import type { Document, Operation, Parameter } from './validate-answers.ts'

/** A request, before it is sent. */
export interface Asked {
  params: Record<string, string>
  query: Record<string, string>
  headers: Record<string, string>
  body?: unknown
}

/** A request and the status that it must be answered. */
export interface BadRequest {
  what: string
  status: number
  /** The field that the answer must name. */
  field?: string
  asked: Asked
}

type IsValid = (schema: Node, value: unknown) => boolean

/** Every request that the document of a call excludes, each with one fault, made from a good one. */
export function writeBadRequests(
  document: Document,
  operation: Operation,
  good: Asked,
  isValid: IsValid,
): BadRequest[] {
  const { parameters, requestBody } = operation
  const own = parameters.filter((parameter) => !parameter.$ref)
  const json = requestBody?.content['application/json']
  return [
    {
      what: 'a parameter that is not known',
      status: 400,
      field: 'colour',
      asked: { ...good, query: { ...good.query, colour: 'red' } },
    },
    ...own.flatMap((parameter) => ofParameter(parameter, good, isValid)),
    ...(json && !isFormSent(good) ? ofBody(resolve(document, json.schema), good, isValid) : []),
  ]
}

function ofParameter(
  { name, in: place, required, schema }: Parameter,
  good: Asked,
  isValid: IsValid,
): BadRequest[] {
  const part = place === 'path' ? 'params' : 'query'
  const wrong = wrongTexts(schema, isValid)
  const missing: BadRequest[] =
    place === 'query' && required
      ? [
          {
            what: `${name} is missing`,
            status: 400,
            field: name,
            asked: { ...good, query: without(good.query, name) },
          },
        ]
      : []
  return [
    ...missing,
    ...wrong.map((text) => ({
      what: `${name} is ${JSON.stringify(text.slice(0, 40))}`,
      status: 400,
      field: name,
      asked: { ...good, [part]: { ...good[part], [name]: text } },
    })),
  ]
}

/** Texts that an address must not have there. */
function wrongTexts(schema: Node, isValid: IsValid): string[] {
  const { type, maximum, minimum, maxLength } = schema
  if (type === 'integer') {
    const numbers = [Number(minimum) - 1, Number(maximum) + 1].filter((number) => !Number.isNaN(number))
    return ['first', ...numbers.map(String)]
  }
  const candidates = ['', 'no such thing', 'x'.repeat(Number(maxLength ?? 0) + 1)]
  return candidates.filter((text) => !isValid(schema, text) && (text !== '' || schema.pattern === undefined))
}

function ofBody(schema: Node, good: Asked, isValid: IsValid): BadRequest[] {
  const sent = isObject(good.body) ? good.body : {}
  const properties = schema.properties as Record<string, Node>
  const required = (schema.required ?? []) as string[]
  const withBody = (body: unknown): Asked => ({ ...good, body })
  return [
    { what: 'a list', status: 400, asked: withBody([]) },
    { what: 'no JSON', status: 400, asked: withBody('{"languages":') },
    {
      what: 'another format',
      status: 415,
      asked: { ...withBody('text'), headers: { ...good.headers, 'content-type': 'text/plain' } },
    },
    { what: 'an unknown field', status: 400, field: 'colour', asked: withBody({ ...sent, colour: 'red' }) },
    ...required.map((name) => ({
      what: `${name} is missing`,
      status: 400,
      field: name,
      asked: withBody(without(sent, name)),
    })),
    ...Object.entries(properties).flatMap(([name, property]) =>
      ofEntries(name, property, sent, isValid).map((bad) => ({ ...bad, asked: withBody(bad.asked.body) })),
    ),
    ...Object.entries(properties).flatMap(([name, property]) =>
      wrongValues(property)
        .filter((value) => !isValid(property, value))
        .map((value) => ({
          what: `${name} is ${JSON.stringify(value).slice(0, 40)}`,
          status: 400,
          field: name,
          asked: withBody({ ...sent, [name]: value }),
        })),
    ),
  ]
}

/** Bodies with one fault in the first entry of a list of objects, such as the images of a job. */
function ofEntries(name: string, { items }: Node, sent: Node, isValid: IsValid): BadRequest[] {
  const [first] = Array.isArray(sent[name]) ? sent[name] : []
  if (!isObject(items) || !isObject(items.properties) || !isObject(first)) return []
  const properties = Object.entries(items.properties as Record<string, Node>)
  const faults = [
    ['colour', 'red'] as const,
    ...properties.flatMap(([inner, property]) =>
      wrongValues(property)
        .filter((value) => !isValid(property, value))
        .map((value) => [inner, value] as const),
    ),
  ]
  return faults.map(([inner, value]) => ({
    what: `${name}.0.${inner} is ${JSON.stringify(value).slice(0, 40)}`,
    status: 400,
    field: name,
    asked: { params: {}, query: {}, headers: {}, body: { ...sent, [name]: [{ ...first, [inner]: value }] } },
  }))
}

/** Values of other types, and beyond each bound. */
function wrongValues({ maxLength, maximum, minimum, maxItems, items }: Node): unknown[] {
  const one = isObject(items) && items.type === 'string' ? 'x' : {}
  return [
    7.5,
    'no such thing',
    true,
    {},
    [7],
    ...(maxLength === undefined ? [] : ['x'.repeat(Number(maxLength) + 1)]),
    ...(maximum === undefined ? [] : [Number(maximum) + 1]),
    ...(minimum === undefined ? [] : [Number(minimum) - 1]),
    ...(maxItems === undefined ? [] : [Array.from({ length: Number(maxItems) + 1 }, () => one)]),
  ]
}

/** A schema that a reference leads to. */
export function resolve(document: Document, schema: Node): Node {
  const { $ref } = schema
  return typeof $ref === 'string' ? document.components.schemas[$ref.split('/').at(-1)!]! : schema
}

function isFormSent({ body }: Asked): boolean {
  return body instanceof FormData
}

function without<T>(record: Record<string, T>, name: string): Record<string, T> {
  const { [name]: _, ...rest } = record
  return rest
}
