import { writeType } from './write-type.ts'

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
const places = ['query', 'header', 'path', 'cookie'] as const

/** The part of OpenAPI 3.1 that the API v1 document uses: no references, each schema is inlined. */
export interface OpenApi {
  paths: Record<string, Operations>
  webhooks?: Record<string, Operations>
}

type Operations = Partial<Record<(typeof methods)[number], Operation>>

interface Operation {
  summary?: string
  parameters?: { name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: { required?: boolean; content: Content }
  responses?: Record<string, { content?: Content }>
}

type Content = Record<string, { schema?: object }>

const head = `// Written from docs/api-v1.json by types/write-types.ts; git ignores it.

/** Every call of API v1 in the form that openapi-fetch reads. */
`

/** TypeScript of all calls (`paths`, keyed by path and method) and of all webhook bodies (`webhooks`, by event). */
export function writePaths({ paths, webhooks = {} }: OpenApi): string {
  const members = Object.entries(paths).map(([path, operations]) => {
    const calls = methods.flatMap((method) => {
      const operation = operations[method]
      return operation ? [writeOperation(method, operation)] : []
    })
    return `  '${path}': {\n${calls.join('')}  }\n`
  })
  const events = Object.entries(webhooks).map(([event, { post }]) => {
    const { schema = {} } = post?.requestBody?.content['application/json'] ?? {}
    return `${post?.summary ? `  /** ${post.summary} */\n` : ''}  '${event}': ${writeType(schema)}\n`
  })
  const ofWebhooks = `/** What a webhook is told of each event. */\nexport interface webhooks {\n${events.join('')}}\n`
  return `${head}export interface paths {\n${members.join('')}}\n\n${ofWebhooks}`
}

function writeOperation(
  method: string,
  { summary, parameters = [], requestBody, responses = {} }: Operation,
) {
  const ofPlaces = places.map((place) => writeParameters(place, parameters))
  const body = requestBody
    ? `requestBody${requestBody.required ? '' : '?'}: { content: ${writeContent(requestBody.content, 'sent')} }`
    : 'requestBody?: never'
  const answers = Object.entries(responses).map(
    ([status, { content }]) =>
      `        ${status}: { headers: Record<string, unknown>; content${content ? `: ${writeContent(content, 'answered')}` : '?: never'} }\n`,
  )
  return `${summary ? `    /** ${summary} */\n` : ''}    ${method}: {
      parameters: { ${ofPlaces.join('; ')} }
      ${body}
      responses: {\n${answers.join('')}      }
    }
`
}

function writeParameters(place: string, parameters: NonNullable<Operation['parameters']>): string {
  const own = parameters.filter((parameter) => parameter.in === place)
  if (own.length === 0) return `${place}?: never`
  const isNeeded = own.some(({ required }) => required)
  const members = own.map(
    ({ name, required, schema }) => `'${name}'${required ? '' : '?'}: ${writeType(schema)}`,
  )
  return `${place}${isNeeded ? '' : '?'}: { ${members.join('; ')} }`
}

function writeContent(content: Content, way: 'sent' | 'answered'): string {
  const types = Object.entries(content).map(
    ([mediaType, { schema = {} }]) => `'${mediaType}': ${writeBody(mediaType, schema, way)}`,
  )
  return `{ ${types.join('; ')} }`
}

/** A file is returned as `parseAs` requests it; only text is recognisable by its media type. */
function writeBody(mediaType: string, schema: object, way: 'sent' | 'answered'): string {
  const isFile = 'format' in schema && schema.format === 'binary'
  if (!isFile || way === 'sent') return writeType(schema)
  return mediaType.startsWith('text/') ? 'string' : 'unknown'
}
