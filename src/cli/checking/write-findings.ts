import type { Finding } from './findings.ts'

export const findingForms = ['text', 'json', 'sarif', 'github'] as const
export type FindingForm = (typeof findingForms)[number]

/** Findings for people, for programs (JSON, SARIF 2.1.0), or as annotations of GitHub Actions. */
export function writeFindings(findings: readonly Finding[], form: FindingForm, version: string): string {
  if (form === 'json') return `${JSON.stringify(findings, null, 2)}\n`
  if (form === 'sarif') return `${JSON.stringify(sarif(findings, version), null, 2)}\n`
  const lines = findings.map(form === 'github' ? annotate : print)
  return lines.map((line) => `${line}\n`).join('')
}

function print({ file, line, column, rule, message, alt, isFailure }: Finding): string {
  const text = alt?.trim() ? ` “${alt.replace(/\s+/g, ' ').trim().slice(0, 80)}”` : ''
  return `${file}:${line}:${column}: ${isFailure ? 'error' : 'warning'} ${rule}: ${message}${text}`
}

/** As the documentation of workflow commands escapes them. */
function annotate({ file, line, column, rule, message, isFailure }: Finding): string {
  const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
  const place = `file=${property(file)},line=${line},col=${column},title=${property(`alt text: ${rule}`)}`
  return `::${isFailure ? 'error' : 'warning'} ${place}::${data(message)}`
}

function sarif(findings: readonly Finding[], version: string) {
  const rules = new Map(findings.map(({ rule, message }) => [rule, message]))
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'bildwort',
            version,
            rules: Array.from(rules, ([id, text]) => ({ id, shortDescription: { text } })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map(({ file, line, column, rule, message, isFailure }) => ({
          ruleId: rule,
          level: isFailure ? 'error' : 'warning',
          message: { text: message },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: uriOf(file) },
                region: { startLine: line, startColumn: column },
              },
            },
          ],
        })),
      },
    ],
  }
}

/** Relative to where the program runs, as code hosts want it. */
function uriOf(file: string): string {
  if (/^https?:/.test(file)) return file
  return encodeURI(file.replaceAll('\\', '/')).replaceAll('?', '%3F').replaceAll('#', '%23')
}
