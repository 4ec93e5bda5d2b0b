import type { ImagePurpose, LanguageVersion, LanguageVersions } from '#contract/entities/image.ts'
import { versionIn } from '#contract/entities/version-in.ts'
import { languageName } from '#contract/languages.ts'
import { limits } from '#contract/limits.ts'
import { askAgain, askAgainOfAnother } from './ask-again.ts'
import { keyLanguages } from './key-languages.ts'
import { makeTranslationSchema } from './make-answer-schema.ts'
import { mergeWishes } from './merge-wishes.ts'
import { translationFrame, translationVersion } from './prompts/t1.ts'
import { readTranslation } from './read-answer.ts'
import { wishLines } from './wish-lines.ts'
import { writeLanguageRules } from './write-language-rules.ts'
import {
  flatten,
  line,
  type Question,
  tokensForThinking,
  tokensPerLanguage,
  type Wishes,
} from './write-question.ts'

/** Texts of an image to translate. */
export interface Translation {
  /** The code of the language whose texts are right. */
  from: string
  texts: LanguageVersion
  /** The codes of the languages to write. */
  to: string[]
  /** What the image says in them now; a language that is new is missing. */
  former: LanguageVersions
  purpose: ImagePurpose
  keywords: readonly string[]
  wishes: Pick<Wishes, 'textWishes' | 'row'>
}

/** Writes the question that translates texts; it needs no picture. */
export function writeTranslation(translation: Translation): Question {
  const { from, texts, former, purpose, wishes } = translation
  const languages = keyLanguages(translation.to)
  const merged = mergeWishes(wishes.textWishes, wishes.row)
  const source = {
    altText: flatten(texts.altText, limits.altTextCharacters),
    description: flatten(texts.description, limits.descriptionCharacters),
  }
  const user = [
    line('Source language', languageName(from, 'en')),
    line('Alt text', source.altText, limits.altTextCharacters),
    line('Description', source.description, limits.descriptionCharacters),
    ...languages.flatMap(({ code, name }) => {
      const now = versionIn(former, code)
      return [
        line(`Former alt text in ${flatten(name)}`, now?.altText, limits.altTextCharacters),
        line(`Former description in ${flatten(name)}`, now?.description, limits.descriptionCharacters),
      ]
    }),
    line('Purpose', purpose),
    ...wishLines(merged).map(({ label, text }) => line(label, text)),
    line('Languages', languages.map(({ key, name }) => `${key} = ${name}`).join(', ')),
  ].join('')
  const question: Question = {
    system: [translationFrame, writeLanguageRules(languages)].join('\n\n'),
    user,
    turns: [],
    languages,
    schema: makeTranslationSchema(languages),
    maxOutputTokens: tokensForThinking + tokensPerLanguage * languages.length,
    promptVersion: translationVersion,
    read(written) {
      const languageVersions = readTranslation(written, languages, source)
      return (
        languageVersions && {
          interpretation: '',
          purpose,
          decorativeReason: '',
          doubts: [],
          languageVersions,
        }
      )
    },
    again(reasons, own) {
      const flat = reasons.map((reason) => flatten(reason))
      return own
        ? { ...question, turns: askAgain(flat, { languageVersions: own.languageVersions }, languages) }
        : { ...question, user: user + askAgainOfAnother(flat) }
    },
  }
  return question
}
