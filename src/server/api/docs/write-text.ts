import { messageWords } from '#contract/endpoints/v1/webhook-message.ts'
import { exampleAddress } from '#server/api/document/sample-values.ts'
import { changes } from './changes.ts'
import { passagesOf } from './passages-of.ts'
import { readCalls, type V1Document } from './read-calls.ts'
import type { PageSettings } from './reference.ts'
import { valueLists } from './reference.ts'
import { writeRequests } from './write-requests.ts'

/** The documentation in English as Markdown, for language models (llms.txt): the guide, and every call with an example. */
export function writeDocsText(document: V1Document, settings: PageSettings): string {
  const address = settings.PUBLIC_URL
  const besides: Record<string, () => string[]> = {
    calls: () => writeCalls(document),
    webhooks: () => Object.entries(messageWords).map(([event, words]) => `- \`${event}\`: ${words}`),
    values: () =>
      valueLists.map(
        ({ title, field, values }) =>
          `- ${title.en} (\`${field}\`): ${values('en')
            .map(([value]) => `\`${value}\``)
            .join(', ')}`,
      ),
    changes: () => changes.map(({ day, text }) => `- ${day}: ${text.en}`),
  }
  const passages = passagesOf(settings).flatMap(({ id, title, text, steps = [] }) => [
    `## ${title.en}`,
    ...text.en.split('\n'),
    ...steps.flatMap((step) => [`### ${step.title.en}`, ...step.text.en.split('\n')]),
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

function writeCalls(document: V1Document): string[] {
  return readCalls(document).flatMap((call) => {
    const [request = ''] = writeRequests(call, 'curl')
    const refusals = call.refusals.map(({ code }) => `\`${code}\``).join(', ')
    return [
      `### ${call.title}: ${call.method} ${call.path}`,
      [call.summary, call.scope && `Scope: \`${call.scope}\``, refusals && `Refusals: ${refusals}`]
        .filter(Boolean)
        .join('. '),
      `\`\`\`sh\n${request}\n\`\`\``,
    ]
  })
}

/** Links of the page lead to the page. */
function absolute(text: string, address: string): string {
  return text
    .replaceAll(exampleAddress, address)
    .replaceAll('](#', `](${address}/api/v1/docs#`)
    .replaceAll('](/', `](${address}/`)
}
