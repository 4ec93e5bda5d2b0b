import type { FastifyInstance } from 'fastify'
import { titlesOfCalls } from '#contract/endpoints/v1/titles.ts'
import { formWords } from '#contract/endpoints/v1/words.ts'
import { type RefusalCode, refusals } from '#contract/refusals.ts'
import { answerTo } from './answer-examples.ts'
import { describeFields, describeParameter, sayDefault } from './describe-fields.ts'
import { answerHeaders, headerParameters, headers } from './describe-headers.ts'
import { describeMessages } from './describe-messages.ts'
import { commonRefusals, describeRefusal, describeRefused, exampleRefusal } from './describe-refusals.ts'
import { dropNoise, mapNodes, type Node, openAnswer } from './json-schema.ts'
import { describeNamedSchemas, referToNamed, refTo } from './name-schemas.ts'
import { operationIdOf, subjectOf, subjects } from './operations.ts'
import { refusalsOfAnyCall } from './refusals-of-any-call.ts'
import { formExamples, pictureExamples, requestExamples } from './request-examples.ts'
import { csvExample, exampleAddress, placeOf, sampleOf } from './sample-values.ts'

interface Content {
  schema?: Node
}
interface Operation {
  summary: string
  security?: Node[]
  parameters?: Node[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, { description?: string; content?: Record<string, Content> }>
}
type Paths = Record<string, Record<string, Operation>>

/** The path prefix of every call of API v1. */
const root = '/api/v1/'

const securitySchemes = {
  token: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'bw_live_…',
    description:
      'An access token, as `Authorization: Bearer bw_live_…`. Each call names the scope that it needs; `…:write` includes `…:read`.',
  },
  apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'The same token' },
  webhookSignature: {
    type: 'apiKey',
    in: 'header',
    name: 'webhook-signature',
    description:
      'The signature of a webhook, by Standard Webhooks 1.0.0; verify it before you trust the body.',
  },
}

/** The OpenAPI document of API v1 only; `address` is the server's address. */
export function describeV1(app: FastifyInstance, address: string): object {
  // Safe: the plugin was registered for OpenAPI.
  const { openapi, paths } = app.swagger() as unknown as { openapi: string; paths: Paths }
  const schemas: Record<string, Node> = describeNamedSchemas()
  const codes = new Set<RefusalCode>(refusalsOfAnyCall)
  const own = Object.entries(paths)
    .filter(([path]) => path.startsWith(root))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, calls]) => [
      path,
      Object.fromEntries(
        Object.entries(calls).map(([method, operation]) => [
          method,
          describeOperation(`${method.toUpperCase()} ${path}`, operation, schemas, codes),
        ]),
      ),
    ])
  const described = {
    openapi,
    info: {
      title: 'Bildwort API',
      version: '1',
      description:
        'Alt texts, descriptions and keywords for images. Calls, fields, values and codes are added, and none is removed or changed: ignore fields that you don’t know. The [documentation](/api/v1/docs) explains the rest.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Bildwort', url: `${exampleAddress}/api/v1/docs` },
    },
    servers: [{ url: exampleAddress }],
    tags: subjects.map(({ tag, says }) => ({ name: tag, description: says })),
    paths: Object.fromEntries(own),
    webhooks: describeMessages(schemas),
    components: {
      securitySchemes,
      headers,
      parameters: headerParameters,
      responses: { Refused: describeRefused(refusalsOfAnyCall, 'default') },
      examples: Object.fromEntries(
        [...codes].toSorted().map((code) => [code, { summary: code, value: exampleRefusal(code) }]),
      ),
      schemas: { ...describeSchemas(schemas), ...commonRefusals, ...describeCodes(codes) },
    },
  }
  return JSON.parse(JSON.stringify(described).replaceAll(exampleAddress, address))
}

function describeOperation(
  name: string,
  { summary, security = [], parameters = [], requestBody, responses }: Operation,
  schemas: Record<string, Node>,
  codes: Set<RefusalCode>,
): Node {
  const [, path = ''] = name.split(' ')
  const operationId = operationIdOf(name) ?? name
  const isPublic = security.length === 0
  const { kind } = subjectOf(path)
  const asked = parameters.map((parameter) => describeOwnParameter(parameter, operationId, kind))
  const isRepeatable = parameters.some((parameter) => parameter.name === 'Idempotency-Key')
  const isPaged = parameters.some((parameter) => parameter.name === 'after')
  // What is read as JSON in one piece has an ETag.
  const isPolled =
    name.startsWith('GET ') && !files[operationId] && 'application/json' in (responses[200]?.content ?? {})
  if (isPolled) asked.push(refToParameter('If-None-Match'))
  if (operationId === 'describeImage') asked.push(refToParameter('Prefer'))
  asked.push(refToParameter('Accept-Language'))
  const file = files[operationId]
  // Every call can reach the server by a name that is not its own.
  const any = {
    ...(isPolled && { 304: {} }),
    ...(file && { 200: {} }),
    ...responses,
    ...(isPublic && { 421: describedCode('unknown_host') }),
  }
  const answered = Object.entries(any).map(([status, response]) => {
    const refused = codesIn(response)
    for (const code of refused) codes.add(code)
    if (refused.length > 0) return [status, describeRefused(refused, Number(status))]
    const told = { isPublic, isRepeatable, isPaged, isPolled, operationId }
    return [status, describeAnswer(Number(status), response, told, schemas)]
  })
  return {
    operationId,
    tags: [subjectOf(path).tag],
    summary: titlesOfCalls[operationId]?.en ?? summary,
    description: summary,
    security,
    parameters: asked,
    ...(requestBody && { requestBody: describeBody(operationId, requestBody, schemas) }),
    responses: { ...Object.fromEntries(answered), default: { $ref: '#/components/responses/Refused' } },
  }
}

/** One of the path is a field of what the call is about, such as `Job.id`. */
function describeOwnParameter(parameter: Node, operationId: string, kind: string): Node {
  const name = String(parameter.name)
  if (name in headerParameters) return refToParameter(name)
  const owner = parameter.in === 'path' ? kind : operationId
  const { schema, ...rest } = describeParameter(dropNoise(parameter) as Node, owner)
  return { ...rest, schema }
}

function refToParameter(name: string): Node {
  return { $ref: `#/components/parameters/${name}` }
}

/** A body gets the name of its call: `StartJobRequest`, and `StartJobForm` for a form. */
function describeBody(
  operationId: string,
  { content }: { content: Record<string, Content> },
  schemas: Record<string, Node>,
): Node {
  const title = `${operationId.slice(0, 1).toUpperCase()}${operationId.slice(1)}`
  const entries = Object.entries(content).map(([type, { schema = {} }]) => {
    const isForm = type.startsWith('multipart/')
    const name = `${title}${isForm ? 'Form' : 'Request'}`
    schemas[name] = {
      ...(isForm && { description: formWords.en }),
      ...withoutNull(dropNoise(schema) as Node),
    }
    const value = (isForm ? formExamples : requestExamples)[operationId]
    const pictures = isForm ? pictureExamples[operationId] : undefined
    const examples = { usual: { value }, ...(pictures && { pictures: { value: pictures } }) }
    return [type, { schema: refTo(name), ...(value && { examples }) }]
  })
  const isOptional = Object.values(content).length === 1 && Object.values(content).some(allowsNull)
  return { required: !isOptional, content: Object.fromEntries(entries) }
}

/**
 * A field that can be absent says in words what applies then: from `default`, generators conclude that it is always there. A field of a
 * form is never null.
 */
function sayDefaults(schema: Node): Node {
  return mapNodes(schema, ({ default: usual, ...rest }) => {
    const saysNothing = usual === undefined || usual === '' || usual === null || String(usual) === ''
    if (saysNothing) return rest
    // A form sends `true` as text.
    const meant = rest.type === 'boolean' ? String(usual) === 'true' : usual
    return { ...rest, description: `${rest.description}${sayDefault(meant)}`, 'x-default': meant }
  }) as Node
}

function allowsNull({ schema }: Content): boolean {
  return ((schema?.anyOf ?? []) as Node[]).some(({ type }) => type === 'null')
}

/** A body that can be absent is no body that can be null. */
function withoutNull(schema: Node): Node {
  const kinds = ((schema.anyOf ?? []) as Node[]).filter(({ type }) => type !== 'null')
  return kinds.length === 1 ? kinds[0]! : schema
}

function describeAnswer(
  status: number,
  { content = {} }: Operation['responses'][string],
  told: Parameters<typeof answerHeaders>[1],
  schemas: Record<string, Node>,
): Node {
  const described = {
    description: Object.keys(content).length === 0 && status < 300 ? 'Done' : answerWords(status),
    headers: answerHeaders(status, told),
  }
  const file = files[told.operationId]
  const contents = file ? { [file.type]: { schema: file.schema } } : content
  const entries = Object.entries(contents).flatMap(([type, { schema = {} }]) => {
    if (schema.type === 'null' || Object.keys(schema).length === 0) return []
    const named = referToNamed(openAnswer(dropNoise(schema))) as Node
    const value =
      file?.example ?? (/sheet/.test(type) ? undefined : exampleOf(told.operationId, status, named, schemas))
    const example = value === undefined ? {} : { examples: { usual: { value } } }
    const described = describeFields(named, 'answer', sameWords[told.operationId] ?? told.operationId)
    return [[type, { schema: described, ...example }]]
  })
  return entries.length === 0 ? described : { ...described, content: Object.fromEntries(entries) }
}

function exampleOf(id: string, status: number, schema: Node, schemas: Record<string, Node>): unknown {
  return answerTo(id, status, sampleOf(schema, schemas, placeOf[sameWords[id] ?? '']))
}

function answerWords(status: number): string {
  return (
    { 201: 'Created', 202: 'Accepted: it goes on in the background', 304: 'Nothing has changed' }[status] ??
    'The answer'
  )
}

/** For spreadsheets: without the mark Excel takes a file for one of the system's character set. */
const csv = {
  type: 'string',
  description: 'UTF-8 with a byte order mark (in Python: `utf-8-sig`); lines end in CRLF',
}

/** What is sent as a file, by operation id. */
const files: Record<string, { type: string; schema: Node; example?: unknown }> = {
  readDocument: { type: 'application/json', schema: { type: 'object' }, example: { openapi: '3.1.0' } },
  readDocs: { type: 'text/html', schema: { type: 'string' }, example: '<!doctype html>…' },
  resultsJson: { type: 'application/json', schema: { type: 'array', items: refTo('ResultImage') } },
  resultsNdjson: {
    type: 'application/x-ndjson',
    schema: { type: 'string', description: 'One ResultImage per line, as JSON' },
    example: '{"id":"42-1","filename":"cocker-spaniels.jpg", …}\n',
  },
  resultsCsv: {
    type: 'text/csv',
    schema: csv,
    example: csvExample,
  },
  auditCsv: {
    type: 'text/csv',
    schema: csv,
    example:
      'Image URL,Alt text,Attribute alt,Faults,Page,Page title,On pages,Selector,Role,Link target,Caption,Context,Page language\r\nhttps://www.example.org/media/P1010042.jpg,,absent,The image has no alt text.,https://www.example.org/about,About us,1,main > p > img,informative,,,About us,en\r\n',
  },
  failedCsv: {
    type: 'text/csv',
    schema: csv,
    example: 'Image URL,error\r\nhttps://www.example.org/dogs.jpg,The server answers 404.\r\n',
  },
}

function describedCode(code: RefusalCode) {
  return { content: { 'application/json': { schema: { properties: { code: { enum: [code] } } } } } }
}

function codesIn({ content = {} }: Operation['responses'][string]): RefusalCode[] {
  const [answer] = Object.values(content)
  const { code } = (answer?.schema?.properties ?? {}) as { code?: { enum?: RefusalCode[] } }
  return code?.enum?.filter((one) => one in refusals) ?? []
}

/** Schemas and calls whose fields are those of another schema. */
const sameWords: Record<string, string> = {
  DescribedImage: 'Image',
  ResultImage: 'Image',
  readAudit: 'Audit',
  QuoteJobRequest: 'StartJobRequest',
  QuoteJobForm: 'StartJobForm',
}

/** Schemas with the words of their fields. */
function describeSchemas(schemas: Record<string, Node>): Record<string, Node> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const place = /(?:Request|Form|Input)$/.test(name) ? 'request' : 'answer'
      return [name, sayDefaults(describeFields(schema, place, sameWords[name] ?? name))]
    }),
  )
}

function describeCodes(codes: Set<RefusalCode>): Record<string, Node> {
  return Object.assign({}, ...[...codes].toSorted().map(describeRefusal))
}
