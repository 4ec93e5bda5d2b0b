import { limits } from '#contract/limits.ts'
import { type RowWishes, wishCharacters } from '#contract/lists/row-wishes.ts'
import type { FileNotes } from '#server/describing/file-notes.ts'
import { splitFilename } from '#server/describing/keywords/split-filename.ts'
import { fileLines } from './file-lines.ts'
import { type AskedLanguage, keyLanguages } from './key-languages.ts'
import { makeAnswerSchema } from './make-answer-schema.ts'
import { again, frame, systemPrompt, wishRule } from './prompts/v3.ts'

/** What the user wants to have for one picture. */
export interface Wishes {
  /** Codes and typed languages; the first is the default. */
  languages: string[]
  context: string
  filename: string
  promptType: 'system' | 'custom'
  customPrompt: string
  /** What the list says of this picture beside its context. */
  row: RowWishes
  /** Is what the picture's file says of it material, too? Unless said otherwise it is. */
  usesFileNotes?: boolean
  /** What its editor wants to be otherwise than it was. */
  wish?: string
}

/** All that a provider is asked about a picture, except the picture. */
export interface Question {
  system: string
  user: string
  languages: AskedLanguage[]
  schema: Record<string, unknown>
  maxOutputTokens: number
  /** The same once more, with the reasons why the answer to it could not be delivered. */
  again(reasons: string[]): Question
}

/** Room for thinking and for the longest texts that are accepted; only what is written is paid. */
const tokensForThinking = 4_000
const tokensPerLanguage = 1_000

/**
 * Writes the question about one picture. A file name that says nothing (`IMG_1234.jpg`) is left out. In a custom
 * prompt `{{keywords}}` and `{{languages}}` stand for comma separated lists, `{{context}}` and `{{filename}}` for quoted
 * texts: they come from the list, so they must not read as a part of the prompt.
 */
export function writeQuestion(wishes: Wishes, keywords: string[], notes: FileNotes | null = null): Question {
  const languages = keyLanguages(wishes.languages)
  const filename = splitFilename(wishes.filename).length > 0 ? flatten(wishes.filename) : ''
  const material = {
    context: flatten(wishes.context),
    keywords: flatten(keywords.join(', ')),
    filename,
    languages: languages.map(({ name }) => name).join(', '),
  }
  const task = wishes.promptType === 'custom' ? fillPlaceholders(wishes.customPrompt, material) : systemPrompt
  const { role, caption, pageTitle, linkTarget, existingAlt } = wishes.row
  const wish = line('Wish', wishes.wish, limits.regenerateWishCharacters)
  const user = [
    line('Context', wishes.context),
    line('Caption', caption, wishCharacters.caption),
    line('Page title', pageTitle, wishCharacters.pageTitle),
    line('Role', role, wishCharacters.role),
    line('Link target', linkTarget, wishCharacters.linkTarget),
    line('Existing alt text', existingAlt, wishCharacters.existingAlt),
    ...fileLines(wishes.usesFileNotes === false ? null : notes).map((said) => line(...said)),
    line('Keywords', material.keywords),
    line('File name', filename),
    wish,
    line('Languages', languages.map(({ key, name }) => `${key} = ${name}`).join(', ')),
  ].join('')
  const question = (asked: string): Question => ({
    system: [task, frame, ...(wish === '' ? [] : [wishRule])].join('\n\n'),
    user: asked,
    languages,
    schema: makeAnswerSchema(languages),
    maxOutputTokens: tokensForThinking + tokensPerLanguage * languages.length,
    again: (reasons) =>
      question([user, again, ...reasons.map((reason) => `\n- ${flatten(reason)}`)].join('')),
  })
  return question(user)
}

const placeholder = /\{\{\s*(keywords|context|filename|languages)\s*\}\}/gi

function fillPlaceholders(prompt: string, material: Record<string, string>): string {
  return prompt.replace(placeholder, (_, name: string) => {
    const wanted = name.toLowerCase()
    const text = material[wanted] ?? ''
    return wanted === 'context' || wanted === 'filename' ? JSON.stringify(text) : text
  })
}

/** One line for one thing: a line break inside could pass itself off as another one. */
function line(label: string, text = '', maxCharacters: number = limits.contextCharacters): string {
  const flat = flatten(text, maxCharacters)
  return flat === '' ? '' : `${label}: ${flat}\n`
}

function flatten(text: string, maxCharacters: number = limits.contextCharacters): string {
  return text
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, maxCharacters)
    .toWellFormed()
}
