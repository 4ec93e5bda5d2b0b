import { fillSchema } from './fill-schema.ts'
import type { AskedLanguage } from './find-languages.ts'
import type { Sight } from './look-at-picture.ts'
import type { Question } from './protocol.ts'
import { readPrompt } from './read-prompt.ts'
import { writeTexts } from './write-texts.ts'

const english: AskedLanguage = { code: 'en', name: 'English' }

/** What a model would write: JSON of the wanted shape, or a sentence when none is wanted. */
export function writeAnswer(question: Question, sight: Sight | null): string {
  if (!sight)
    return question.wanted ? JSON.stringify(fillWithoutPicture(question)) : 'Hello! Send me a picture.'
  const { context, keywords, languages: names } = readPrompt(question.user)
  // Some keywords are left out, as a model leaves out what it can't see.
  const terms = keywords.slice(0, 2)
  const written = new Map<string, ReturnType<typeof writeTexts>>()
  const textsIn = (language: AskedLanguage) => {
    const texts = written.get(language.code) ?? writeTexts(sight, terms, language)
    written.set(language.code, texts)
    return texts
  }
  if (!question.wanted) return textsIn(english).description
  const [firstCode = english.code, firstName = english.name] = [...names][0] ?? []
  const interpretation = interpret(sight, context, { code: firstCode, name: firstName })
  const author = {
    names,
    terms,
    write(property: string, language: AskedLanguage | null) {
      if (/interpret|reason|summary/i.test(property)) return interpretation
      const { altText, description } = textsIn(language ?? english)
      return /alt|title|caption|name|headline/i.test(property) ? altText : description
    },
  }
  const schema = question.wanted === 'any-json' ? usualSchema([...names.keys()]) : question.wanted
  return JSON.stringify(fillSchema(schema, author))
}

const honestly = new Map([
  ['de', 'Farben, Licht und Aufteilung wurden gemessen; was dargestellt ist, wurde nicht erkannt.'],
  ['en', 'Colours, light and layout were measured; what is depicted was not recognised.'],
])

/** In the first language that was asked for, as the task says. */
function interpret(sight: Sight, context: string, language: AskedLanguage): string {
  const { description } = writeTexts(sight, [], language)
  const page = context === '' ? '' : `“${context.slice(0, 300)}”`
  return [description, page, honestly.get(language.code) ?? ''].filter((part) => part !== '').join(' ')
}

function fillWithoutPicture(question: Question): unknown {
  const { languages: names } = readPrompt(question.user)
  const schema = question.wanted === 'any-json' ? usualSchema([...names.keys()]) : question.wanted
  return fillSchema(schema, { names, terms: [], write: () => 'No picture was sent.' })
}

/** Servers that know no schemas are told the shape in words; this is the shape. */
function usualSchema(codes: string[]) {
  const string = { type: 'string' }
  const texts = { type: 'object', properties: { altText: string, description: string } }
  return {
    type: 'object',
    properties: {
      interpretation: string,
      texts: { type: 'object', properties: Object.fromEntries(codes.map((code) => [code, texts])) },
    },
  }
}
