import { exampleAddress, sampleValue } from '#server/api/document/sample-values.ts'
import type { DescribedCall } from './read-calls.ts'

/** A request with example values, as every language can write it. */
export interface ExampleRequest {
  method: string
  address: string
  hasToken: boolean
  /** Whether it sends an `Idempotency-Key`. */
  hasKey: boolean
  body:
    | { kind: 'json'; value: unknown }
    | { kind: 'form'; fields: [string, string][]; files: [field: string, name: string][] }
    | null
  /** What comes back: a file is saved by its name, and a stream is read as it arrives. */
  answer: { kind: 'json' | 'text' | 'stream' | 'nothing' } | { kind: 'file'; name: string }
}

/** The requests of a call: one for each example of a body. */
export function readRequests({
  method,
  path,
  scope,
  parameters,
  answers,
  body,
}: DescribedCall): ExampleRequest[] {
  const place = path.startsWith('/api/v1/images')
    ? 'image'
    : path.startsWith('/api/v1/webhooks')
      ? 'webhook'
      : 'job'
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(sampleValue(name, place)))
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => `${name}=${sampleValue(name, '')}`)
  const plain: ExampleRequest = {
    method,
    address: `${exampleAddress}${[filled, ...query].join('?')}`,
    hasToken: scope !== null,
    hasKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
    body: null,
    answer: answerOf(answers[0]?.type ?? null, filled.split('/').at(-1)!),
  }
  if (body.length === 0) return [plain]
  return body.flatMap(({ type, examples }) =>
    examples.map((example) => ({
      ...plain,
      body: type.startsWith('multipart/') ? formOf(example) : { kind: 'json', value: example },
    })),
  )
}

function answerOf(type: string | null, name: string): ExampleRequest['answer'] {
  if (type === null) return { kind: 'nothing' }
  if (type.includes('event-stream')) return { kind: 'stream' }
  if (/sheet|csv/.test(type)) return { kind: 'file', name }
  return { kind: type.endsWith('/json') ? 'json' : 'text' }
}

/** Lists as several fields of one name. */
function formOf(example: unknown): NonNullable<ExampleRequest['body']> {
  const all = Object.entries(example ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  )
  const isFile = ([name]: [string, string]) => name === 'file' || name === 'pictures'
  return { kind: 'form', fields: all.filter((field) => !isFile(field)), files: all.filter(isFile) }
}
