import { findLanguageCode } from '#server/describing/languages/find-language-code.ts'
import { languages } from '#server/describing/languages/languages.ts'
import { listWords } from '#server/describing/languages/list-words.ts'
import { wordsOfAll } from '#server/describing/languages/words-of-all.ts'

const allNumbers = [...languages.values()].map(({ numbers }) => numbers)

/** Beside these a number is a part of the clock or of a whole. */
export const partWords: ReadonlySet<string> = new Set(wordsOfAll(({ numbers }) => numbers.parts))

/** Units that other languages' readers get converted: what stands before them is another number there. */
export const foreignUnits: ReadonlySet<string> = new Set(
  'mph mile miles foot feet ft inch inches yard yards yd lb lbs pound pounds ounce ounces oz gallon gallons f'.split(
    ' ',
  ),
)

const scalesByTag = new Map([...languages].map(([code, { numbers }]) => [code, readScales(numbers.scales)]))

/** Where nobody knows the language: all, but those that mean a thousand times more in another one. */
const scalesOfAll = joinScales([...scalesByTag.values()])

/** Words that multiply the number before them in a language as the user chose it. */
export function scaleWordsOf(language: string): ReadonlyMap<string, number> {
  return scalesByTag.get(findLanguageCode(language) ?? '') ?? scalesOfAll
}

function readScales(scales: Record<string, string>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(scales).flatMap(([value, words]) => listWords(words).map((word) => [word, Number(value)])),
  )
}

function joinScales(all: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const pairs = all.flatMap((scales) => [...scales])
  return new Map(
    pairs.filter(([word, value]) => pairs.every(([other, its]) => other !== word || its === value)),
  )
}

/** Names of months, with their number. */
export const monthWords: ReadonlyMap<string, number> = new Map(
  allNumbers.flatMap(({ months }) =>
    months
      .split('|')
      .flatMap((names, index) => listWords(names).map((name) => [name.replace('!', ''), index + 1] as const)),
  ),
)
