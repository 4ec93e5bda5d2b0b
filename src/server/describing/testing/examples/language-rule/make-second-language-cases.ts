import type { LanguageCase } from './make-language-cases.ts'
import {
  type LanguagePair,
  secondGood,
  secondScenes,
  secondStrangers,
  secondTypedBad,
  secondTypedGood,
} from './second-language-examples.ts'

const version = ([altText, description]: LanguagePair) => ({ altText, description })

/** Every answer of the second set that the language rule is measured with. */
export function makeSecondLanguageCases(): LanguageCase[] {
  const cases: LanguageCase[] = []
  const add = (
    kind: string,
    language: string,
    index: number,
    texts: LanguageCase['texts'],
    expected: LanguageCase['expected'] = {},
  ) => cases.push({ kind, language, isHeldOut: index % 2 === 1, texts, expected })

  for (const [index, scene] of secondScenes.entries()) {
    const whole = Object.fromEntries(Object.entries(scene).map(([code, pair]) => [code, version(pair)]))
    const codes = Object.keys(scene)
    add('good: all languages', 'all', index, whole)
    for (const [place, code] of codes.entries()) {
      const otherCode = codes[(place + 1 + (index % 7)) % codes.length]!
      const other = scene[otherCode]!
      const swapped = version([other[0], scene[code]![1]])
      const soft = { [code]: 'soft' } as const
      add('good: alone', code, index, { [code]: whole[code]! })
      add('good: of two', code, index, { [code]: whole[code]!, [otherCode]: version(other) })
      add('bad: alt foreign, alone', code, index, { [code]: swapped }, soft)
      add('bad: alt of a second', code, index, { [code]: swapped, [otherCode]: version(other) }, soft)
      add('bad: alt in all', code, index, { ...whole, [code]: swapped }, soft)
    }
  }
  for (const [index, [code, ...pair]] of secondGood.entries())
    add('good: borrowed words', code, index, { [code]: version(pair) })
  for (const [index, [code, ...pair]] of secondStrangers.entries())
    add('bad: alt of a neighbour', code, index, { [code]: version(pair) }, { [code]: 'soft' })
  for (const [index, [typed, ...pair]] of secondTypedGood.entries()) {
    const beside = secondScenes[index % secondScenes.length]!
    add('good: typed', typed, index, { [typed]: version(pair) })
    add('good: typed beside de', typed, index, { de: version(beside.de!), [typed]: version(pair) })
  }
  for (const [index, [typed, ...pair]] of secondTypedBad.entries())
    add('bad: typed', typed, index, { [typed]: version(pair) }, { [typed]: 'soft' })
  return cases
}
