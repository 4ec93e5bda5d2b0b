import type { Doubt } from '#contract/doubts.ts'
import { findHandWritten } from '#stand-ins/ai/by-hand/find-hand-written.ts'
import type { HandWrittenTexts } from '#stand-ins/ai/by-hand/hand-written.ts'
import type { OwnPicture } from '#stand-ins/ai/by-hand/own-pictures.ts'
import { english } from '#stand-ins/ai/languages/english.ts'
import { findGrammar } from '#stand-ins/ai/languages/find-grammar.ts'
import type { Sight } from '#stand-ins/ai/looking/sight.ts'
import type { Question } from '#stand-ins/ai/protocols/protocol.ts'
import { fillSchema } from '#stand-ins/ai/schema/fill-schema.ts'
import type { AskedLanguage } from '#stand-ins/ai/schema/find-languages.ts'
import { readNode } from '#stand-ins/ai/schema/read-node.ts'
import { choosePurpose, type Purpose } from './choose-purpose.ts'
import { chooseTerms } from './choose-terms.ts'
import type { Brief } from './read-brief.ts'
import { usualSchema } from './usual-schema.ts'
import { type Texts, writeTexts } from './write-texts.ts'

const inEnglish: AskedLanguage = { code: 'en', name: 'English' }

export interface Mind {
  /** The picture is one of its own: what was written of it by hand is the answer, in the languages in which somebody did. */
  own?: OwnPicture | undefined
  /** What it is in doubt about. */
  doubts?: readonly Doubt[]
}

/** What a model would write: JSON of the wanted shape, or a sentence when none is wanted. */
export function writeAnswer(
  question: Question,
  brief: Brief,
  sight: Sight | null,
  { own, doubts = [] }: Mind = {},
): string {
  const { languages: names, context, mostAltCharacters, otherAltText, translated } = brief.material
  const pick = (_property: string, options: unknown[]) => doubts.filter((doubt) => options.includes(doubt))
  const schema = question.wanted === 'any-json' ? usualSchema(question, brief) : question.wanted
  if (!sight) {
    if (!schema) return 'Hello! Send me a picture.'
    return JSON.stringify(
      fillSchema(schema, { names, terms: [], write: () => 'No picture was sent.', choose, pick }),
    )
  }
  const purpose = choosePurpose(sight, brief.material, own?.purpose)
  const terms = chooseTerms(brief.material)
  const first = firstLanguage(names)
  const written = own && findHandWritten(first)
  const byHand = (language: AskedLanguage) => own && findHandWritten(language)?.pictures[own.name]
  const withoutNumbers = translated !== null || brief.languages.some(byHand)
  const texts = writeTexts(sight, { terms, purpose, withoutNumbers, mostAltCharacters }, [
    ...brief.languages,
    inEnglish,
    first,
  ])
  const textsIn = (language: AskedLanguage) => {
    const own = byHand(language) ?? texts.get(language.code) ?? { altText: '', description: '' }
    return translated ? asTranslation(own, translated) : own
  }
  if (!schema) return textsIn(inEnglish).description
  const asksForPurpose = readNode(schema).properties?.purpose !== undefined
  const isDecorative = asksForPurpose && purpose === 'decorative'
  const author = {
    names,
    terms: byHand(first)?.keywords ?? terms,
    write(property: string, language: AskedLanguage | null) {
      if (asksForPurpose && property === 'decorativeReason')
        return isDecorative ? giveReason(sight, first) : ''
      if (/interpret|reason|summary/i.test(property))
        return written ? interpretByHand(written, context) : interpret(sight, context, first)
      const { altText, description } = textsIn(language ?? inEnglish)
      if (!/alt|title|caption|name|headline/i.test(property)) return description
      if (isDecorative && property === 'altText') return ''
      return otherAltText === '' ? altText : `${altText} (${context})`
    },
    choose: (property: string, options: unknown[]) => choose(property, options, purpose),
    pick,
  }
  return JSON.stringify(fillSchema(schema, author))
}

/** It can't translate: the texts are of some picture, but what is empty stays so, and the numbers of the source are there. */
function asTranslation({ altText, description }: Texts, source: Texts): Texts {
  const numbers = `${source.altText} ${source.description}`.match(/\d+(?:[.,:/]\d+)*/g) ?? []
  const named = numbers.length === 0 ? '' : ` (${[...new Set(numbers)].join(', ')})`
  return {
    altText: source.altText === '' ? '' : altText,
    description: source.description === '' ? '' : description.replace(/\.?$/, `${named}.`),
  }
}

function choose(property: string, options: unknown[], purpose?: Purpose): unknown {
  return property === 'purpose' && options.includes(purpose) ? purpose : options[0]
}

/** Whole-picture texts are written in the first language that was asked for, as the task says. */
function firstLanguage(names: Map<string, string>): AskedLanguage {
  const [[code, name] = ['en', 'English']] = names
  return { code, name }
}

function interpret(sight: Sight, context: string, language: AskedLanguage): string {
  const [texts] = writeTexts(sight, { terms: [], purpose: 'informative' }, [language]).values()
  const page = context === '' ? '' : `“${context.slice(0, 300)}”`
  const { honestly } = findGrammar(language) ?? english
  return [texts?.description, page, honestly].filter((part) => part !== '').join(' ')
}

function interpretByHand({ inContext, label }: HandWrittenTexts, context: string): string {
  return context === '' ? label : `${inContext(context.slice(0, 300))} ${label}`
}

function giveReason({ kind }: Sight, language: AskedLanguage): string {
  const grammar = findGrammar(language)
  const { gradientReason, roleReason } = grammar ?? english
  return (grammar ? '' : `[${language.name}] `) + (kind === 'gradient' ? gradientReason : roleReason)
}
