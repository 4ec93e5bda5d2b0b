import type { TextWishes } from '#contract/entities/text-wishes.ts'
import { limits } from '#contract/limits.ts'
import { type RowWishes, wishCharacters } from '#contract/lists/columns/row-wishes.ts'
import type { FileNotes } from '#server/describing/file-notes.ts'
import { splitFilename } from '#server/describing/keywords/split-filename.ts'
import { askAgain, askAgainOfAnother, type Turn } from './ask-again.ts'
import { fileLines } from './file-lines.ts'
import { type AskedLanguage, keyLanguages } from './key-languages.ts'
import { makeAnswerSchema } from './make-answer-schema.ts'
import { mergeWishes } from './merge-wishes.ts'
import { frame, ownPromptIntroduction, promptVersion, systemPrompt, wishRule } from './prompts/v5.ts'
import { type Answer, readAnswer, type Undescribed } from './read-answer.ts'
import { type AlikePicture, alikeLines, alikeRule } from './tell-apart.ts'
import { wishLines } from './wish-lines.ts'
import { writeLanguageRules } from './write-language-rules.ts'

/** What the user wants for one picture. */
export interface Wishes {
  /** Codes and custom languages; the first is the default. */
  languages: string[]
  context: string
  filename: string
  promptType: 'system' | 'custom'
  customPrompt: string
  /** What the list says about this picture in addition to its context. */
  row: RowWishes
  /** Keywords for its texts, in addition to those from its context and file name. */
  keywords?: readonly string[]
  /** The job's wishes for its texts; absent: none. */
  textWishes?: TextWishes
  /** Whether the notes in the picture's file are sent as material; default true. */
  usesFileNotes?: boolean
  /** What its editor wants to be different. */
  wish?: string
  /** Another picture of the list, which the first answer did not distinguish from this one. */
  alike?: AlikePicture
}

/** Everything that a provider is asked about a picture, except the picture, or about texts. */
export interface Question {
  system: string
  /** Sent together with the picture. */
  user: string
  /** The conversation after it; empty for the first attempt. */
  turns: Turn[]
  languages: AskedLanguage[]
  schema: Record<string, unknown>
  maxOutputTokens: number
  /** The version of the prompt; `4+own` if it includes the user's own prompt. */
  promptVersion: string
  /** As `readAnswer`. */
  read(written: string): Answer | Undescribed | null
  /** The same question again, for the model that wrote `own`, which was rejected for these reasons, or for another one. */
  again(reasons: string[], own: Answer | null): Question
}

/** Room for reasoning and the longest accepted texts; only what is written is paid for. */
export const tokensForThinking = 4_000
export const tokensPerLanguage = 1_000

/**
 * Writes the question about one picture. The system prompt starts with what is the same for all pictures. A meaningless file name
 * (`IMG_1234.jpg`) is omitted. In a custom prompt `{{keywords}}` and `{{languages}}` become comma-separated lists, `{{context}}`
 * and `{{filename}}` quoted texts: they come from the list, so they must not read as part of the prompt.
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
  const isOwn = wishes.promptType === 'custom'
  const manner = isOwn
    ? `${ownPromptIntroduction}\n\n${fillPlaceholders(wishes.customPrompt, material)}`
    : systemPrompt
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
    ...wishLines(mergeWishes(wishes.textWishes, wishes.row)).map(({ label, text }) => line(label, text)),
    wish,
    ...alikeLines(wishes.alike).map(([label, text]) => line(label, text)),
    line('Languages', languages.map(({ key, name }) => `${key} = ${name}`).join(', ')),
  ].join('')
  const system = [
    frame,
    writeLanguageRules(languages),
    manner,
    ...(wish === '' ? [] : [wishRule]),
    ...(wishes.alike ? [alikeRule] : []),
  ]
  const question: Question = {
    system: system.join('\n\n'),
    user,
    turns: [],
    languages,
    schema: makeAnswerSchema(languages),
    maxOutputTokens: tokensForThinking + tokensPerLanguage * languages.length,
    promptVersion: isOwn ? `${promptVersion}+own` : promptVersion,
    read: (written) => readAnswer(written, languages),
    again(reasons, own) {
      const flat = reasons.map((reason) => flatten(reason))
      return own
        ? { ...question, turns: askAgain(flat, own, languages) }
        : { ...question, user: user + askAgainOfAnother(flat) }
    },
  }
  return question
}

const placeholder = /\{\{\s*(keywords|context|filename|languages)\s*\}\}/gi

function fillPlaceholders(prompt: string, material: Record<string, string>): string {
  return prompt.replace(placeholder, (_, name: string) => {
    const wanted = name.toLowerCase()
    const text = material[wanted] ?? ''
    return wanted === 'context' || wanted === 'filename' ? JSON.stringify(text) : text
  })
}

/** A single line: a line break inside could pass itself off as another field. */
export function line(label: string, text = '', maxCharacters: number = limits.contextCharacters): string {
  const flat = flatten(text, maxCharacters)
  return flat === '' ? '' : `${label}: ${flat}\n`
}

export function flatten(text: string, maxCharacters: number = limits.contextCharacters): string {
  return text
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, maxCharacters)
    .toWellFormed()
}
