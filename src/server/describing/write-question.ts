import { limits } from '#contract/limits.ts'
import { type AskedLanguage, keyLanguages } from './key-languages.ts'
import { makeAnswerSchema } from './make-answer-schema.ts'
import { frame, systemPrompt } from './prompts/v1.ts'

/** What the user wants to have for one picture. */
export interface Wishes {
  /** Codes and typed languages; the first is the default. */
  languages: string[]
  context: string
  filename: string
  promptType: 'system' | 'custom'
  customPrompt: string
}

/** All that a provider is asked about a picture, except the picture. */
export interface Question {
  system: string
  user: string
  languages: AskedLanguage[]
  schema: Record<string, unknown>
  maxOutputTokens: number
}

/** Room for thinking and for the longest texts that are accepted; only what is written is paid. */
const tokensForThinking = 4_000
const tokensPerLanguage = 1_000

/** In a custom prompt `{{keywords}}` stands for the keywords, comma separated. */
export function writeQuestion(wishes: Wishes, keywords: string[]): Question {
  const languages = keyLanguages(wishes.languages)
  const list = keywords.join(', ')
  const task =
    wishes.promptType === 'custom'
      ? wishes.customPrompt.replace(/\{\{\s*keywords\s*\}\}/gi, () => list)
      : systemPrompt
  return {
    system: `${task}\n\n${frame}`,
    user: [
      line('Context', wishes.context),
      line('Keywords', list),
      line('File name', wishes.filename),
      line('Languages', languages.map(({ key, name }) => `${key} = ${name}`).join(', ')),
    ].join(''),
    languages,
    schema: makeAnswerSchema(languages),
    maxOutputTokens: tokensForThinking + tokensPerLanguage * languages.length,
  }
}

/** One line for one thing: a line break inside could pass itself off as another one. */
function line(label: string, text: string): string {
  const flat = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return flat === '' ? '' : `${label}: ${flat.slice(0, limits.contextCharacters).toWellFormed()}\n`
}
