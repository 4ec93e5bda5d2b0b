import type { AskedLanguage } from './key-languages.ts'
import { again, againByAnother } from './prompts/v5.ts'
import type { Answer } from './read-answer.ts'

/** What one side says; each provider's wire format takes it as it is. */
export interface Turn {
  role: 'assistant' | 'user'
  content: string
}

/** The model's own answer as it could have been written, and what is wrong with it, one line for each reason. */
export function askAgain(
  reasons: string[],
  own: Pick<Answer, 'languageVersions'>,
  languages: AskedLanguage[],
): Turn[] {
  return [
    { role: 'assistant', content: writeOut(own, languages) },
    {
      role: 'user',
      content: [again.before, ...reasons.map((reason) => `- ${reason}`), again.after].join('\n'),
    },
  ]
}

/** The lines that follow the question of a model that did not write the answer. */
export function askAgainOfAnother(reasons: string[]): string {
  return [againByAnother, ...reasons.map((reason) => `- ${reason}`)].join('\n')
}

function writeOut(
  { languageVersions, ...whole }: Pick<Answer, 'languageVersions'>,
  languages: AskedLanguage[],
): string {
  const texts = Object.fromEntries(languages.map(({ key, code }) => [key, languageVersions[code]]))
  return JSON.stringify({ ...whole, texts })
}
