import type { ExampleRequest } from '#server/api/docs/read-requests.ts'
import { type LiteralStyle, writeLiteral } from './write-literal.ts'

const style: LiteralStyle = {
  tab: '    ',
  record: ['{', '}'],
  entry: (name, value) => `"${name}": ${value}`,
  text: (value) => JSON.stringify(value),
  booleans: { true: 'True', false: 'False' },
}

/** Python with its standard library alone. */
export function writePython({ method, address, hasToken, hasKey, body, answer }: ExampleRequest): string {
  const isForm = body?.kind === 'form'
  const imports = [
    ...(body?.kind === 'json' || answer.kind === 'json' ? ['json'] : []),
    ...(hasToken ? ['os'] : []),
    'urllib.error',
    'urllib.request',
    ...(isForm || hasKey ? ['uuid'] : []),
  ]
  const headers = [
    ...(hasToken ? [`"Authorization": f"Bearer {os.environ['BILDWORT_TOKEN']}"`] : []),
    ...(hasKey ? ['"Idempotency-Key": str(uuid.uuid4())'] : []),
    ...(body?.kind === 'json' ? ['"Content-Type": "application/json"'] : []),
    ...(isForm ? ['"Content-Type": f"multipart/form-data; boundary={boundary}"'] : []),
  ]
  const options = [
    `"${address}"`,
    ...(method === 'GET' ? [] : [`method="${method}"`]),
    ...(headers.length === 1 ? [`headers={${headers[0]}}`] : []),
    ...(headers.length > 1
      ? [`headers={\n${headers.map((header) => `        ${header},\n`).join('')}    }`]
      : []),
    ...(body?.kind === 'json'
      ? [`data=json.dumps(${writeLiteral(body.value, style, '    ')}).encode()`]
      : []),
    ...(isForm ? ['data=body'] : []),
  ]
  return [
    ...imports.map((name) => `import ${name}`),
    '',
    ...(body?.kind === 'form' ? [...formOf(body), ''] : []),
    `request = urllib.request.Request(\n${options.map((option) => `    ${option},\n`).join('')})`,
    'try:',
    '    with urllib.request.urlopen(request) as response:',
    ...readAnswer(answer).map((line) => `        ${line}`),
    'except urllib.error.HTTPError as refused:',
    '    raise SystemExit(refused.read().decode())',
  ].join('\n')
}

function formOf({ fields, files }: Record<'fields' | 'files', [string, string][]>): string[] {
  const listOf = (pairs: [string, string][]) =>
    pairs.map(([name, value]) => `("${name}", ${JSON.stringify(value)})`).join(', ')
  const part = (rest: string) => `--{boundary}\\r\\nContent-Disposition: form-data; ${rest}\\r\\n\\r\\n`
  return [
    'boundary = uuid.uuid4().hex',
    'body = b""',
    `for name, value in [${listOf(fields)}]:`,
    `    body += f'${part('name="{name}"')}{value}\\r\\n'.encode()`,
    `for name, path in [${listOf(files)}]:`,
    '    with open(path, "rb") as file:',
    `        body += f'${part('name="{name}"; filename="{path}"')}'.encode() + file.read() + b"\\r\\n"`,
    'body += f"--{boundary}--\\r\\n".encode()',
  ]
}

function readAnswer(answer: ExampleRequest['answer']): string[] {
  switch (answer.kind) {
    case 'json':
      return ['print(json.dumps(json.load(response), indent=2))']
    case 'text':
      return ['print(response.read().decode())']
    case 'stream':
      return ['for line in response:', '    print(line.decode(), end="", flush=True)']
    case 'file':
      return [`with open("${answer.name}", "wb") as file:`, '    file.write(response.read())']
    case 'nothing':
      return ['print(response.status)']
  }
}
