import type { Question } from '#stand-ins/ai/protocols/protocol.ts'
import { type AskedLanguage, findLanguages } from '#stand-ins/ai/schema/find-languages.ts'
import { isToldWhatWasWrong, type Material, readPrompt } from './read-prompt.ts'

/** What a question says about its picture and in which languages it wants texts. */
export interface Brief {
  material: Material
  languages: AskedLanguage[]
  /** The answer that this model gave could not be delivered; it is shown it, and why. */
  isToldWhatWasWrong: boolean
}

export function readBrief({ user, wanted }: Question): Brief {
  const material = readPrompt(user)
  const told = isToldWhatWasWrong(user)
  const languages =
    wanted === 'any-json'
      ? [...material.languages].map(([code, name]) => ({ code, name }))
      : findLanguages(wanted, material.languages)
  return { material, languages, isToldWhatWasWrong: told }
}
