import type { Question } from '#stand-ins/ai/protocols/protocol.ts'
import { type AskedLanguage, findLanguages } from '#stand-ins/ai/schema/find-languages.ts'
import { type Material, readPrompt } from './read-prompt.ts'

/** What a question says about its picture and in which languages it wants texts. */
export interface Brief {
  material: Material
  languages: AskedLanguage[]
}

export function readBrief({ user, wanted }: Question): Brief {
  const material = readPrompt(user)
  if (wanted !== 'any-json') return { material, languages: findLanguages(wanted, material.languages) }
  return { material, languages: [...material.languages].map(([code, name]) => ({ code, name })) }
}
