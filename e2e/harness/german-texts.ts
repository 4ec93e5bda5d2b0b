import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusals } from '#contract/refusals.ts'
import { jobReasons, jobSteps } from '#contract/words/job-words.ts'

const web = join(import.meta.dirname, '../../src/web')
/** Shorter texts can occur in English sentences by chance. */
const tellingLength = 15

/** Recognises texts that the product has in German and that differ in English. */
export function createGermanFinder(): (texts: string[]) => string[] {
  const sentences = new Set<string>()
  for (const [de, en] of pairsOfTexts()) {
    if (de !== en) sentences.add(de)
  }
  const pieces = [...sentences]
    .flatMap((sentence) => sentence.split(/\{\{[^}]*\}\}/))
    .map((piece) => piece.trim())
    .filter((piece) => piece.length >= tellingLength)
  const isGerman = (text: string) => sentences.has(text) || pieces.some((piece) => text.includes(piece))
  return (texts) => [...new Set(texts.filter(isGerman))]
}

/** All texts and refusals of the app, in German and in English. */
export function pairsOfTexts(): [string, string][] {
  const modules = globSync('**/*texts.de.json', { cwd: web }).flatMap((file) => {
    const read = (name: string) => leaves(JSON.parse(readFileSync(join(web, name), 'utf8')))
    const english = new Map(read(file.replace('.de.json', '.en.json')))
    return read(file).map(([key, text]): [string, string] => [text, english.get(key) ?? ''])
  })
  const said = [refusals, jobReasons, jobSteps].flatMap((words) => Object.values(words))
  return [...modules, ...said.map(({ de, en }): [string, string] => [de, en])]
}

/** Each text with its key path: files can have their keys in another order. */
function leaves(value: unknown, path = ''): [path: string, text: string][] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}/${key}`))
    : [[path, String(value)]]
}
