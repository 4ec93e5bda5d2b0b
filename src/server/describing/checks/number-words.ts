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

/** Words that multiply the number before them. */
export const scaleWords: ReadonlyMap<string, number> = new Map(
  allNumbers.flatMap(({ scales }) =>
    Object.entries(scales).flatMap(([value, words]) =>
      listWords(words).map((word) => [word, Number(value)] as const),
    ),
  ),
)

/** Names of months, with their number. */
export const monthWords: ReadonlyMap<string, number> = new Map(
  allNumbers.flatMap(({ months }) =>
    months
      .split('|')
      .flatMap((names, index) => listWords(names).map((name) => [name.replace('!', ''), index + 1] as const)),
  ),
)
