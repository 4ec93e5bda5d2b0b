import type { ExampleRequest } from '#server/api/docs/read-requests.ts'
import { exampleAddress } from '#server/api/document/sample-values.ts'

export function writeCurl({ method, address, hasToken, hasKey, body, answer }: ExampleRequest): string {
  const options = [
    ...(method === 'GET' || (method === 'POST' && body) ? [] : [`-X ${method}`]),
    ...(answer.kind === 'stream' ? ['-N'] : []),
    ...(answer.kind === 'file' ? ['-OJ'] : []),
  ]
  const hasList = body?.kind === 'form' && body.files.some(([, file]) => file === 'catalogue.csv')
  const request = [
    ['curl', ...options, `'${address}'`].join(' '),
    ...(hasToken ? ['-H "Authorization: Bearer $BILDWORT_TOKEN"'] : []),
    ...(hasKey ? ['-H "Idempotency-Key: $(openssl rand -hex 16)"'] : []),
    ...linesOf(body),
  ].join(' \\\n  ')
  // A list that the reader can try it with.
  return hasList ? `curl -o catalogue.csv ${exampleAddress}/api/sample-list\n${request}` : request
}

function linesOf(body: ExampleRequest['body']): string[] {
  if (body === null) return []
  if (body.kind === 'form')
    return [
      ...body.fields.map(([name, value]) => `-F '${name}=${value}'`),
      ...body.files.map(([name, file]) => `-F '${name}=@${file}'`),
    ]
  const json = JSON.stringify(body.value, null, 2).replaceAll("'", "'\\''").replaceAll('\n', '\n  ')
  return ["-H 'Content-Type: application/json'", `-d '${json}'`]
}
