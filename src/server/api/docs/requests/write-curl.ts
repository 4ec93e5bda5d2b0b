import type { ExampleRequest } from '#server/api/docs/read-requests.ts'

export function writeCurl({ method, address, hasToken, hasKey, body, answer }: ExampleRequest): string {
  const options = [
    ...(method === 'GET' || (method === 'POST' && body) ? [] : [`-X ${method}`]),
    ...(answer.kind === 'stream' ? ['-N'] : []),
    ...(answer.kind === 'file' ? ['-OJ'] : []),
  ]
  return [
    ['curl', ...options, `'${address}'`].join(' '),
    ...(hasToken ? ['-H "Authorization: Bearer $BILDWORT_TOKEN"'] : []),
    ...(hasKey ? ['-H "Idempotency-Key: $(openssl rand -hex 16)"'] : []),
    ...linesOf(body),
  ].join(' \\\n  ')
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
