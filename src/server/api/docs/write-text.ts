import { callAfter, messageWords } from '#contract/endpoints/v1/webhook-message.ts'
import { describeV1Refusal } from '#contract/v1-refusals.ts'
import { exampleAddress } from '#server/api/document/sample-values.ts'
import { changes } from './changes.ts'
import { exampleLanguages, readExample } from './examples.ts'
import { commandIn, withNames } from './markup.ts'
import { passagesOf } from './passages-of.ts'
import { type DescribedCall, readCalls, type V1Document } from './read-calls.ts'
import type { PageSettings } from './reference.ts'
import { valueLists } from './reference.ts'
import { remedies } from './remedies.ts'
import { codesOf, sharedCodes } from './write-refusals.ts'
import { writeRequests } from './write-requests.ts'

const [curl] = exampleLanguages

/** The documentation in English as Markdown, for language models (llms.txt): the guide, and every call with an example. */
export function writeDocsText(document: V1Document, settings: PageSettings): string {
  const address = settings.PUBLIC_URL
  const calls = readCalls(document)
  const besides: Record<string, () => string[]> = {
    calls: () => writeCalls(calls),
    errors: () => [writeErrors(calls)],
    webhooks: () =>
      // Safe: the keys of an object literal.
      (Object.keys(messageWords) as (keyof typeof messageWords)[]).map((event) =>
        [
          `- \`${event}\`: ${messageWords[event]}.`,
          callAfter[event] && `Read on with \`${callAfter[event]}\`.`,
        ]
          .filter(Boolean)
          .join(' '),
      ),
    values: () =>
      valueLists.map(
        ({ title, field, values }) =>
          `- ${title.en} (\`${field}\`): ${values('en')
            .map(([value]) => `\`${value}\``)
            .join(', ')}`,
      ),
    changes: () => changes.map(({ day, text }) => `- ${day}: ${text.en}`),
  }
  const passages = passagesOf(settings).flatMap(({ id, title, text, example, steps = [] }) => [
    `## ${title.en}`,
    ...linesOf(text.en),
    ...(example ? [fenced(readExample(example, curl).trimEnd())] : []),
    ...steps.flatMap(({ title, text, example }) => [
      `### ${title.en}`,
      ...linesOf(text.en),
      ...(example ? [fenced(readExample(example, curl).trimEnd())] : []),
    ]),
    ...(besides[id]?.() ?? []),
  ])
  const written = [
    '# Bildwort API v1',
    '> Alt texts, descriptions and keywords for images.',
    `- [OpenAPI document](${address}/api/v1/openapi.json): every call, field, refusal and example\n- [Documentation](${address}/api/v1/docs): the same for people`,
    ...passages,
  ].join('\n\n')
  return `${absolute(written, address)}\n`
}

function linesOf(text: string): string[] {
  return text.split('\n').map((line) => {
    const command = commandIn(line)
    return command === null ? line : fenced(command)
  })
}

function fenced(code: string): string {
  return `\`\`\`sh\n${code}\n\`\`\``
}

function writeCalls(calls: DescribedCall[]): string[] {
  const shared = sharedCodes(calls)
  return calls.flatMap((call) => {
    const [request = ''] = writeRequests(call, 'curl')
    const refusals = call.refusals
      .filter(({ code }) => !shared.includes(code))
      .map(({ code }) => `\`${code}\``)
      .join(', ')
    return [
      `### ${call.title}: ${call.method} ${call.path}`,
      [call.summary, call.scope && `Scope: \`${call.scope}\``, refusals && `Refusals: ${refusals}`]
        .filter(Boolean)
        .join('. '),
      fenced(request),
    ]
  })
}

function writeErrors(calls: DescribedCall[]): string {
  const lines = codesOf(calls).map((code) => {
    const { status, en } = describeV1Refusal(code)
    return [`- \`${code}\` (${status}): ${withNames(en)}`, remedies[code]?.en].filter(Boolean).join(' ')
  })
  const shared = sharedCodes(calls).map((code) => `\`${code}\``)
  return `Every call with a token: ${shared.join(', ')}\n\n${lines.join('\n')}`
}

/** Links of the page lead to the page. */
function absolute(text: string, address: string): string {
  return text
    .replaceAll(exampleAddress, address)
    .replaceAll('](#', `](${address}/api/v1/docs#`)
    .replaceAll('](/', `](${address}/`)
}
