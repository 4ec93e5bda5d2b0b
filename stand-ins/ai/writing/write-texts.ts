import { english } from '#stand-ins/ai/languages/english.ts'
import { findGrammar } from '#stand-ins/ai/languages/find-grammar.ts'
import type { Grammar } from '#stand-ins/ai/languages/grammar.ts'
import type { Sight } from '#stand-ins/ai/looking/sight.ts'
import type { AskedLanguage } from '#stand-ins/ai/schema/find-languages.ts'
import type { Purpose } from './choose-purpose.ts'

const maxAltCharacters = 125

export interface Texts {
  altText: string
  description: string
}

interface Wish {
  /** Woven in: none, one or two. */
  terms: string[]
  purpose: Purpose
  /** Beside texts that name other numbers, measured ones would look as if they contradicted them. */
  withoutNumbers?: boolean
  /** What an alt text should fit into, where it can; null and absent: 125 characters. */
  longestAltText?: number | null
}

/**
 * Alt text (at most 125 characters) and description of what was measured, by the code of the language. What has no
 * room in one language stands in no alt text, so that all tell the same. A language that it does not know gets
 * English under its own name, so that nobody takes it for the real thing.
 */
export function writeTexts(sight: Sight, wish: Wish, languages: AskedLanguage[]): Map<string, Texts> {
  const drafts = languages.map((language) => {
    const grammar = findGrammar(language)
    const mark = grammar ? '' : `[${language.name}] `
    return { code: language.code, mark, ...draft(grammar ?? english, sight, wish) }
  })
  const room = Math.min(maxAltCharacters, wish.longestAltText ?? maxAltCharacters)
  const counts = drafts[0]?.altTexts.length ?? 0
  const fitting = [...Array(counts).keys()].find((index) =>
    drafts.every(({ mark, altTexts }) => mark.length + (altTexts[index] ?? '').length <= room),
  )
  const chosen = fitting ?? counts - 1
  return new Map(
    drafts.map(({ code, mark, altTexts, describe }) => [
      code,
      {
        altText: (mark + altTexts[chosen]).slice(0, maxAltCharacters),
        description: mark + describe(chosen),
      },
    ]),
  )
}

/** Alt texts from the fullest to the barest, and the description that goes with each. */
function draft(grammar: Grammar, sight: Sight, { terms, purpose, withoutNumbers }: Wish) {
  const join = (words: string[]) => words.join(` ${grammar.and} `)
  const subject = nameSubject(grammar, sight)
  const [first, second] = sight.tones
  const tones = join(sight.tones.map(({ colour }) => grammar.colours[colour]))
  const plain = capitalise(grammar.altText(subject, tones, !second))
  const light = sight.light ? grammar.light(grammar.places[sight.light]) : ''
  const woven = [terms, terms.slice(0, 1), []].map((some) =>
    some.length > 0 ? plain + grammar.about(join(some)) : plain,
  )
  const top = grammar.colours[sight.top]
  const share = second
    ? grammar.shares(
        grammar.colours[first.colour],
        first.percent,
        grammar.colours[second.colour],
        second.percent,
      )
    : grammar.share(grammar.colours[first.colour], first.percent)
  return {
    altTexts: woven.flatMap((text) => [light === '' ? text : `${text}. ${light}`, text]),
    describe: (chosen: number) =>
      [
        grammar.overview(subject),
        withoutNumbers ? '' : share,
        sight.top === sight.bottom
          ? grammar.sameHalves(top)
          : grammar.halves(top, grammar.colours[sight.bottom]),
        sight.isBusy ? grammar.busy : grammar.calm,
        // Every other alt text says it already.
        chosen % 2 === 0 ? '' : light,
        sight.isTransparent ? grammar.transparent : '',
        purpose === 'functional' || purpose === 'complex' ? grammar.uses[purpose] : '',
        terms.length > 0 ? grammar.topic(join(terms)) : '',
      ]
        .filter((sentence) => sentence !== '')
        .join(' '),
  }
}

function nameSubject(grammar: Grammar, sight: Sight): string {
  return `${grammar.subjects[sight.kind][sight.brightness]} ${grammar.shapes[sight.shape]}`
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
