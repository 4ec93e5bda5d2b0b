import { readFileSync } from 'node:fs'

/** What the examples are written in, as readers call it and as their files end. */
export const exampleLanguages = [
  { id: 'curl', name: 'curl', ending: 'sh' },
  { id: 'javascript', name: 'JavaScript', ending: 'mjs' },
  { id: 'python', name: 'Python', ending: 'py' },
  { id: 'php', name: 'PHP', ending: 'php' },
] as const

export type ExampleLanguage = (typeof exampleLanguages)[number]

/** What the examples do. Curl receives nothing, so it has no example of that. */
export const exampleNames = [
  'describe-image',
  'start-job',
  'make-webhook',
  'receive-webhook',
  'read-results',
] as const

export type ExampleName = (typeof exampleNames)[number]

/** Where the files of the examples call; the page puts the installation’s own address in its place. */
export const exampleAddress = 'https://bildwort.example'

/** An example as its file has it; null: there is none in this language. */
export function readExample(name: ExampleName, { id, ending }: ExampleLanguage): string | null {
  if (name === 'receive-webhook' && id === 'curl') return null
  return readFileSync(new URL(`./examples/${name}.${ending}`, import.meta.url), 'utf8')
}
