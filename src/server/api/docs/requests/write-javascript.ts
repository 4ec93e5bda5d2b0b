import type { ExampleRequest } from '#server/api/docs/read-requests.ts'
import { type LiteralStyle, quoted, writeLiteral } from './write-literal.ts'

const style: LiteralStyle = {
  tab: '  ',
  record: ['{', '}'],
  entry: (name, value) => `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name)}: ${value}`,
  text: quoted,
  booleans: { true: 'true', false: 'false' },
}

export function writeJavaScript({ method, address, hasToken, hasKey, body, answer }: ExampleRequest): string {
  const [reads, writes] = [body?.kind === 'form', answer.kind === 'file']
  const files = [...(reads ? ['readFile'] : []), ...(writes ? ['writeFile'] : [])]
  const headers = [
    ...(hasToken ? [`authorization: \`Bearer \${process.env.BILDWORT_TOKEN}\``] : []),
    ...(hasKey ? ["'idempotency-key': crypto.randomUUID()"] : []),
    ...(body?.kind === 'json' ? ["'content-type': 'application/json'"] : []),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length === 1 ? [`headers: { ${headers[0]} }`] : []),
    ...(headers.length > 1 ? [`headers: {\n    ${headers.join(',\n    ')},\n  }`] : []),
    ...(body?.kind === 'json' ? [`body: JSON.stringify(${writeLiteral(body.value, style, '  ')})`] : []),
    ...(body?.kind === 'form' ? ['body'] : []),
  ]
  return [
    ...(files.length > 0 ? [`import { ${files.join(', ')} } from 'node:fs/promises'`, ''] : []),
    ...(body?.kind === 'form' ? [...formOf(body), ''] : []),
    options.length > 0
      ? `const response = await fetch('${address}', {\n  ${options.join(',\n  ')},\n})`
      : `const response = await fetch('${address}')`,
    'if (!response.ok) throw new Error(await response.text())',
    readAnswer(answer),
  ].join('\n')
}

function formOf({ fields, files }: Record<'fields' | 'files', [string, string][]>): string[] {
  return [
    'const body = new FormData()',
    ...fields.map(([name, value]) => `body.append('${name}', ${quoted(value)})`),
    ...files.map(
      ([name, file]) => `body.append('${name}', new Blob([await readFile('${file}')]), '${file}')`,
    ),
  ]
}

function readAnswer(answer: ExampleRequest['answer']): string {
  switch (answer.kind) {
    case 'json':
      return 'console.dir(await response.json(), { depth: null })'
    case 'text':
      return 'console.log(await response.text())'
    case 'stream':
      return 'for await (const part of response.body) process.stdout.write(part)'
    case 'file':
      return `await writeFile('${answer.name}', response.body)`
    case 'nothing':
      return 'console.log(response.status)'
  }
}
