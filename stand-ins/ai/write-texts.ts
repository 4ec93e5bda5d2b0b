import type { AskedLanguage } from './find-languages.ts'
import { english } from './languages/english.ts'
import { findGrammar } from './languages/find-grammar.ts'
import type { Grammar } from './languages/grammar.ts'
import type { Sight } from './look-at-picture.ts'

const maxAltCharacters = 125

/**
 * Alt text (at most 125 characters) and description of what was measured, with `terms` woven in. A language that
 * is not built in gets English under its own name, so that nobody takes it for the real thing.
 */
export function writeTexts(sight: Sight, terms: string[], language: AskedLanguage) {
  const grammar = findGrammar(language.code)
  const mark = grammar ? '' : `[${language.name}] `
  const { altText, description } = compose(grammar ?? english, sight, terms, maxAltCharacters - mark.length)
  return { altText: mark + altText, description: mark + description }
}

function compose(grammar: Grammar, sight: Sight, terms: string[], maxCharacters: number) {
  const subject = `${grammar.subjects[sight.kind][sight.brightness]} ${grammar.shapes[sight.shape]}`
  const join = (words: string[]) => words.join(` ${grammar.and} `)
  const tones = join(sight.colours.map((colour) => grammar.colours[colour]))
  const isOneTone = sight.colours.length === 1
  const top = grammar.colours[sight.top]
  const plain = capitalise(grammar.altText(subject, tones, isOneTone))
  const candidates = [terms, terms.slice(0, 1)]
    .filter((some) => some.length > 0)
    .map((some) => plain + grammar.about(join(some)))
  const sentences = [
    capitalise(grammar.overview(subject, tones, isOneTone)),
    sight.top === sight.bottom ? grammar.sameHalves(top) : grammar.halves(top, grammar.colours[sight.bottom]),
    sight.isBusy ? grammar.busy : grammar.calm,
    sight.isTransparent ? grammar.transparent : '',
    terms.length > 0 ? grammar.keywords(join(terms)) : '',
  ]
  return {
    altText: candidates.find((text) => text.length <= maxCharacters) ?? plain.slice(0, maxCharacters),
    description: sentences.filter((sentence) => sentence !== '').join(' '),
  }
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
