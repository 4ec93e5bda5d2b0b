import { readFileSync } from 'node:fs'

/** The languages of the examples, with display names and file extensions. */
export const exampleLanguages = [
  { id: 'curl', name: 'curl', ending: 'sh' },
  { id: 'javascript', name: 'JavaScript', ending: 'mjs' },
  { id: 'python', name: 'Python', ending: 'py' },
  { id: 'php', name: 'PHP', ending: 'php' },
] as const

export type ExampleLanguage = (typeof exampleLanguages)[number]

/** The examples. */
export const exampleNames = [
  'describe-image',
  'start-job',
  'send-pictures',
  'make-webhook',
  'receive-webhook',
  'read-results',
  'repeat-call',
] as const

export type ExampleName = (typeof exampleNames)[number]

/** The server address in the example files; the page replaces it with the installation's own. */
export const exampleAddress = 'https://bildwort.example'

/** The content of an example's file. */
export function readExample(name: ExampleName, { ending }: ExampleLanguage): string {
  return readFileSync(new URL(`./examples/${name}.${ending}`, import.meta.url), 'utf8')
}
