import { exampleAddress, sampleValue } from '#server/api/document/sample-values.ts'
import type { DescribedCall } from './read-calls.ts'

/** A call with curl: one request for each kind of body that it takes. */
export function writeRequests(call: DescribedCall): { title: string; text: string }[] {
  const { body } = call
  if (body.length === 0) return [{ title: 'curl', text: write(call, []) }]
  return body.map(({ type, example }) => {
    const isForm = type.startsWith('multipart/')
    const lines = isForm
      ? formLines(example)
      : ["-H 'Content-Type: application/json'", `-d '${quoted(example)}'`]
    return { title: isForm ? 'curl, multipart/form-data' : 'curl', text: write(call, lines) }
  })
}

function write({ method, path, scope, parameters, answers, body }: DescribedCall, lines: string[]): string {
  const place = path.startsWith('/api/v1/images')
    ? 'image'
    : path.startsWith('/api/v1/webhooks')
      ? 'webhook'
      : 'job'
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(sampleValue(name, place)))
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name }) => `${name}=${sampleValue(name, '')}`)
  const address = `${exampleAddress}${[filled, ...query].join('?')}`
  const [type = ''] = answers.map((answer) => answer.type ?? '')
  const options = [
    ...(method === 'GET' || (method === 'POST' && body.length > 0) ? [] : [`-X ${method}`]),
    ...(type.includes('event-stream') ? ['-N'] : []),
    ...(/sheet|csv/.test(type) ? ['-OJ'] : []),
  ]
  return [
    ['curl', ...options, `'${address}'`].join(' '),
    ...(scope ? ['-H "Authorization: Bearer $BILDWORT_TOKEN"'] : []),
    ...lines,
  ].join(' \\\n  ')
}

function quoted(example: unknown): string {
  return JSON.stringify(example, null, 2).replaceAll("'", "'\\''").replaceAll('\n', '\n  ')
}

/** Lists as several fields of one name; the file comes last. */
function formLines(example: unknown): string[] {
  return Object.entries((example ?? {}) as object).flatMap(([name, value]) =>
    [value].flat().map((one) => (name === 'file' ? `-F 'file=@${one}'` : `-F '${name}=${one}'`)),
  )
}
