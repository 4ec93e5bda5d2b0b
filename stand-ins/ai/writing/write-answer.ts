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
import { writeTexts } from './write-texts.ts'

const inEnglish: AskedLanguage = { code: 'en', name: 'English' }

/**
 * What a model would write: JSON of the wanted shape, or a sentence when none is wanted. Of an `own` picture it is what
 * was written by hand, in the languages in which somebody did.
 */
export function writeAnswer(question: Question, brief: Brief, sight: Sight | null, own?: OwnPicture): string {
  const { languages: names, context, longestAltText } = brief.material
  const schema = question.wanted === 'any-json' ? usualSchema(question, brief) : question.wanted
  if (!sight) {
    if (!schema) return 'Hello! Send me a picture.'
    return JSON.stringify(
      fillSchema(schema, { names, terms: [], write: () => 'No picture was sent.', choose }),
    )
  }
  const purpose = choosePurpose(sight, brief.material, own?.purpose)
  const terms = chooseTerms(brief.material.keywords)
  const first = firstLanguage(names)
  const written = own && findHandWritten(first)
  const byHand = (language: AskedLanguage) => own && findHandWritten(language)?.pictures[own.name]
  const withoutNumbers = brief.languages.some(byHand)
  const texts = writeTexts(sight, { terms, purpose, withoutNumbers, longestAltText }, [
    ...brief.languages,
    inEnglish,
    first,
  ])
  const textsIn = (language: AskedLanguage) =>
    byHand(language) ?? texts.get(language.code) ?? { altText: '', description: '' }
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
      return isDecorative && property === 'altText' ? '' : altText
    },
    choose: (property: string, options: unknown[]) => choose(property, options, purpose),
  }
  return JSON.stringify(fillSchema(schema, author))
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
