import type { ExampleRequest } from '#server/api/docs/read-requests.ts'
import { type LiteralStyle, quoted, writeLiteral } from './write-literal.ts'

const style: LiteralStyle = {
  tab: '    ',
  record: ['[', ']'],
  entry: (name, value) => `'${name}' => ${value}`,
  text: quoted,
  booleans: { true: 'true', false: 'false' },
}

/** PHP without an extension such as cURL. */
export function writePhp({ method, address, hasToken, hasKey, body, answer }: ExampleRequest): string {
  const headers = [
    ...(hasToken ? ["'Authorization: Bearer ' . getenv('BILDWORT_TOKEN')"] : []),
    ...(hasKey ? ["'Idempotency-Key: ' . bin2hex(random_bytes(16))"] : []),
    ...(body?.kind === 'json' ? ["'Content-Type: application/json'"] : []),
    ...(body?.kind === 'form' ? ['"Content-Type: multipart/form-data; boundary=$boundary"'] : []),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`'method' => '${method}'`]),
    ...(headers.length === 1 ? [`'header' => [${headers[0]}]`] : []),
    ...(headers.length > 1
      ? [`'header' => [\n${headers.map((header) => `        ${header},\n`).join('')}    ]`]
      : []),
    ...(body?.kind === 'json'
      ? [`'content' => json_encode(${writeLiteral(body.value, style, '    ')})`]
      : []),
    ...(body?.kind === 'form' ? ["'content' => $body"] : []),
    "'ignore_errors' => true",
  ]
  return [
    '<?php',
    ...(body?.kind === 'form' ? [...formOf(body), ''] : []),
    `$context = stream_context_create(['http' => [\n${options.map((option) => `    ${option},\n`).join('')}]]);`,
    `$response = fopen('${address}', 'r', false, $context);`,
    'if ($response === false) {',
    "    throw new RuntimeException('Bildwort could not be reached');",
    '}',
    "[$status] = stream_get_meta_data($response)['wrapper_data'];",
    "if (!str_contains($status, ' 2')) {",
    '    throw new RuntimeException(stream_get_contents($response));',
    '}',
    readAnswer(answer),
  ].join('\n')
}

function formOf({ fields, files }: Record<'fields' | 'files', [string, string][]>): string[] {
  const listOf = (pairs: [string, string][]) =>
    pairs.map(([name, value]) => `['${name}', ${quoted(value)}]`).join(', ')
  const part = (rest: string) => `"--$boundary\\r\\nContent-Disposition: form-data; ${rest}\\r\\n\\r\\n`
  return [
    '$boundary = bin2hex(random_bytes(16));',
    "$body = '';",
    `foreach ([${listOf(fields)}] as [$name, $value]) {`,
    `    $body .= ${part('name=\\"$name\\"')}$value\\r\\n";`,
    '}',
    `foreach ([${listOf(files)}] as [$name, $file]) {`,
    `    $body .= ${part('name=\\"$name\\"; filename=\\"$file\\"')}" . file_get_contents($file) . "\\r\\n";`,
    '}',
    '$body .= "--$boundary--\\r\\n";',
  ]
}

function readAnswer(answer: ExampleRequest['answer']): string {
  switch (answer.kind) {
    case 'json':
      return 'print_r(json_decode(stream_get_contents($response), true));'
    case 'text':
      return 'echo stream_get_contents($response);'
    case 'stream':
      return 'while (($line = fgets($response)) !== false) {\n    echo $line;\n}'
    case 'file':
      return `file_put_contents('${answer.name}', $response);`
    case 'nothing':
      return 'echo $status;'
  }
}
