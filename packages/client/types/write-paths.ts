import { writeType } from './write-type.ts'

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
const places = ['query', 'header', 'path', 'cookie'] as const

/** The part of OpenAPI 3.1 that the document of API v1 uses. */
export interface OpenApi {
  paths: Record<string, Operations>
  webhooks?: Record<string, Operations>
  components?: Components
}

interface Components {
  parameters?: Record<string, Parameter>
  responses?: Record<string, Answer>
  schemas?: Record<string, Named>
  /** One for each code of a refusal. */
  examples?: Record<string, unknown>
}

interface Named {
  description?: string
  type?: string
  allOf?: { $ref?: string }[]
}

type Operations = Partial<Record<(typeof methods)[number], Operation>>

interface Operation {
  summary?: string
  parameters?: (Parameter | Reference)[]
  requestBody?: { required?: boolean; content: Content }
  responses?: Record<string, Answer | Reference>
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: object
}

interface Answer {
  content?: Content
}

interface Reference {
  $ref: string
}

type Content = Record<string, { schema?: object }>

const head = `// Written from docs/api-v1.json by types/write-types.ts; git ignores it.

/** Every call of API v1 in the form that openapi-fetch reads. */
`

/**
 * TypeScript of all calls (`paths`, keyed by path and method), of all webhook bodies (`webhooks`, by event), of the named schemas
 * (`components`), and of the refusals (`refusals`, by code).
 */
export function writePaths({ paths, webhooks = {}, components = {} }: OpenApi): string {
  const members = Object.entries(paths).map(([path, operations]) => {
    const calls = methods.flatMap((method) => {
      const operation = operations[method]
      return operation ? [writeOperation(method, operation, components)] : []
    })
    return `  '${path}': {\n${calls.join('')}  }\n`
  })
  const events = Object.entries(webhooks).map(([event, { post }]) => {
    const { schema = {} } = post?.requestBody?.content['application/json'] ?? {}
    return `${post?.summary ? `  /** ${post.summary} */\n` : ''}  '${event}': ${writeType(schema)}\n`
  })
  const ofWebhooks = `/** What a webhook is told of each event. */\nexport interface webhooks {\n${events.join('')}}\n`
  return `${head}export interface paths {\n${members.join('')}}\n\n${ofWebhooks}${writeComponents(components)}`
}

function writeComponents({ schemas = {}, examples = {} }: Components): string {
  const own = Object.entries(schemas).filter(
    ([name, schema]) => name !== 'ProblemDetails' && !isProblem(schema),
  )
  const types = own.map(
    ([name, schema]) =>
      `${schema.description ? `    /** ${schema.description} */\n` : ''}    ${name}: ${writeType(schema)}\n`,
  )
  const codes = Object.keys(examples).map(
    (code) => `  ${code}: ${writeType({ $ref: nameOfRefusal(code) })}\n`,
  )
  return `
export interface components {
  schemas: {\n${types.join('')}  }
}

/** A refused call, by its code. */
export interface refusals {\n${codes.join('')}}
`
}

/** A refusal as a problem, for which the client never asks. */
function isProblem({ allOf = [] }: Named): boolean {
  return allOf.some(({ $ref }) => $ref === '#/components/schemas/ProblemDetails')
}

/** `TokenMissingError` for `token_missing`, as the document names it. */
function nameOfRefusal(code: string): string {
  const words = code.split('_').map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
  return `${words.join('')}Error`
}

function writeOperation(
  method: string,
  { summary, parameters = [], requestBody, responses = {} }: Operation,
  components: Components,
) {
  const asked = parameters.map((one) => resolve(one, components.parameters))
  const ofPlaces = places.map((place) => writeParameters(place, asked))
  const body = requestBody
    ? `requestBody${requestBody.required ? '' : '?'}: { content: ${writeContent(requestBody.content, 'sent')} }`
    : 'requestBody?: never'
  const answers = Object.entries(responses).map(([status, answer]) => {
    const { content } = resolve(answer, components.responses)
    return `        ${status}: { headers: Record<string, unknown>; content${content ? `: ${writeContent(content, 'answered')}` : '?: never'} }\n`
  })
  return `${summary ? `    /** ${summary} */\n` : ''}    ${method}: {
      parameters: { ${ofPlaces.join('; ')} }
      ${body}
      responses: {\n${answers.join('')}      }
    }
`
}

/** What a reference leads to. */
function resolve<Part extends object>(part: Part | Reference, named: Record<string, Part> = {}): Part {
  return '$ref' in part ? named[part.$ref.split('/').at(-1)!]! : part
}

function writeParameters(place: string, parameters: Parameter[]): string {
  const own = parameters.filter((parameter) => parameter.in === place)
  if (own.length === 0) return `${place}?: never`
  const isNeeded = own.some(({ required }) => required)
  const members = own.map(
    ({ name, required, schema }) => `'${name}'${required ? '' : '?'}: ${writeType(schema)}`,
  )
  return `${place}${isNeeded ? '' : '?'}: { ${members.join('; ')} }`
}

function writeContent(content: Content, way: 'sent' | 'answered'): string {
  const types = Object.entries(content)
    // The client never asks for problems.
    .filter(([mediaType]) => mediaType !== 'application/problem+json')
    .map(([mediaType, { schema = {} }]) => `'${mediaType}': ${writeBody(mediaType, schema, way)}`)
  return `{ ${types.join('; ')} }`
}

/** A file is returned as `parseAs` requests it; only text is recognisable by its media type. */
function writeBody(mediaType: string, schema: object, way: 'sent' | 'answered'): string {
  const isFile = 'format' in schema && schema.format === 'binary'
  if (!isFile || way === 'sent') return writeType(schema)
  return mediaType.startsWith('text/') ? 'string' : 'unknown'
}
