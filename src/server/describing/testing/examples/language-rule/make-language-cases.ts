import { foreignTexts, typedNames } from './foreign-texts.ts'
import { scenes } from './scenes.ts'
import { sameInAll, shortAltTexts } from './short-alt-texts.ts'

type Texts = Record<string, { altText: string; description: string }>

export interface LanguageCase {
  kind: string
  /** The language that it is about, as the table's rows are called. */
  language: string
  isHeldOut: boolean
  texts: Texts
  /** What the rule should say of which language; nothing for a good answer. */
  expected: Record<string, 'hard' | 'soft'>
}

const offered = ['de', 'en', 'it', 'es', 'cz', 'hu', 'pl', 'sl'] as const
const scenesInOrder = Object.values(scenes)

/** Whose texts may stand for whose: neither is an alarm in the other's place. */
const sameTongue = [
  ['de', 'Schweizerdeutsch', 'Leichte Sprache', 'Österreichisches Deutsch'],
  ['en', 'British English'],
  ['Kroatisch', 'Serbisch'],
]

/** What is mistaken for what, beside each one's own. */
const closeTo: Record<string, string[]> = {
  de: ['Niederländisch', 'Schwedisch'],
  en: ['Niederländisch', 'Französisch'],
  it: ['Portugiesisch', 'Französisch', 'Rumänisch', 'Katalanisch'],
  es: ['Portugiesisch', 'Katalanisch', 'Französisch'],
  cz: ['Slowakisch', 'Kroatisch', 'Russisch'],
  hu: ['Finnisch', 'Türkisch', 'Slowakisch'],
  pl: ['Slowakisch', 'Ukrainisch'],
  sl: ['Kroatisch', 'Serbisch', 'Slowakisch'],
  Französisch: ['Portugiesisch', 'it', 'es', 'de', 'en'],
  Niederländisch: ['de', 'en', 'Dänisch'],
  Schwedisch: ['Norwegisch', 'Dänisch', 'de', 'en'],
  Norwegisch: ['Dänisch', 'Schwedisch', 'de', 'en'],
  Dänisch: ['Norwegisch', 'Schwedisch', 'de', 'en'],
  Portugiesisch: ['es', 'it', 'de', 'en', 'Französisch'],
  Slowakisch: ['cz', 'pl', 'de', 'en'],
  Kroatisch: ['sl', 'cz', 'de', 'en'],
  Serbisch: ['sl', 'de', 'en'],
  Rumänisch: ['it', 'es', 'de', 'en'],
  Finnisch: ['hu', 'Schwedisch', 'de', 'en'],
  Türkisch: ['hu', 'de', 'en'],
  Russisch: ['Ukrainisch', 'pl', 'de'],
  Ukrainisch: ['Russisch', 'pl', 'de'],
  Katalanisch: ['es', 'Französisch', 'de'],
  Schweizerdeutsch: ['Niederländisch', 'en', 'Französisch'],
  'Leichte Sprache': ['en', 'Niederländisch'],
  'Österreichisches Deutsch': ['en', 'cz'],
  'British English': ['de', 'Französisch'],
  Latein: ['it', 'de', 'en'],
}

function textsOf(key: string): [string, string][] {
  return foreignTexts[key] ?? scenesInOrder.map((scene) => scene[key] as [string, string])
}

const version = ([altText, description]: [string, string]) => ({ altText, description })

/** Every answer that the language rule is measured with. */
export function makeLanguageCases(): LanguageCase[] {
  const cases: LanguageCase[] = []
  const add = (
    kind: string,
    language: string,
    index: number,
    texts: Texts,
    expected: LanguageCase['expected'] = {},
  ) => cases.push({ kind, language, isHeldOut: index % 2 === 1, texts, expected })

  for (const [index, scene] of scenesInOrder.entries()) {
    const whole = Object.fromEntries(Object.entries(scene).map(([code, texts]) => [code, version(texts)]))
    add('good: all languages', 'all', index, whole)
    for (const [place, code] of offered.entries()) {
      const own = scene[code] as [string, string]
      const otherCode = offered[(place + 1 + (index % 7)) % 8] as string
      const other = scene[otherCode] as [string, string]
      add('good: alone', code, index, { [code]: version(own) })
      add('bad: whole, alone', code, index, { [code]: version(other) }, { [code]: 'hard' })
      add('bad: whole, in all', code, index, { ...whole, [code]: version(other) }, { [code]: 'hard' })
      const swapped = { altText: other[0], description: own[1] }
      add(
        'bad: alt of a second',
        code,
        index,
        { [code]: swapped, [otherCode]: version(other) },
        { [code]: 'soft' },
      )
      add('bad: alt in all', code, index, { ...whole, [code]: swapped }, { [code]: 'soft' })
      const mixed = { altText: own[0], description: other[1] }
      add('bad: description', code, index, { ...whole, [code]: mixed }, { [code]: 'soft' })
    }
  }
  for (const [code, { description, altTexts }] of Object.entries(shortAltTexts))
    for (const [index, altText] of altTexts.entries()) {
      const otherCode = offered[(offered.indexOf(code as 'de') + 1 + (index % 7)) % 8] as string
      const other = shortAltTexts[otherCode]
      add('good: short', code, index, { [code]: { altText, description } })
      if (other)
        add('good: short, of two', code, index, {
          [code]: { altText, description },
          [otherCode]: { altText: other.altTexts[index] ?? altText, description: other.description },
        })
    }
  for (const [index, altText] of sameInAll.entries())
    add('good: same name in all', 'all', index, {
      ...Object.fromEntries(
        Object.entries(shortAltTexts).map(([code, { description }]) => [code, { altText, description }]),
      ),
    })
  for (const code of offered)
    for (const key of closeTo[code] ?? [])
      for (const [index, texts] of textsOf(key).entries()) {
        const own = scenesInOrder[(index + 9) % 16]?.[code] as [string, string]
        add(`bad: whole foreign, alone`, code, index, { [code]: version(texts) }, { [code]: 'hard' })
        const swapped = { altText: texts[0], description: own[1] }
        add(`bad: alt foreign`, code, index, { [code]: swapped }, { [code]: 'soft' })
      }
  for (const [nth, [typed, key]] of typedNames.entries()) {
    for (const [index, texts] of textsOf(key).entries())
      if (index < 8) add('good: typed', key, index, { [typed]: version(texts) })
    for (const [index, texts] of textsOf(key).entries())
      if (index < 4) {
        const scene = scenesInOrder[(nth + index) % 16] as Record<string, [string, string]>
        const whole = { de: version(scene.de as [string, string]), en: version(scene.en as [string, string]) }
        add('good: typed beside de, en', key, index, { ...whole, [typed]: version(texts) })
      }
    const strangers = (closeTo[key] ?? ['Portugiesisch', 'Französisch', 'Slowakisch', 'de', 'en']).filter(
      (other) => other !== key && !sameTongue.some((group) => group.includes(key) && group.includes(other)),
    )
    for (const other of strangers)
      for (const index of [0, 1]) {
        const texts = textsOf(other)[(nth + index) % textsOf(other).length] as [string, string]
        add('bad: typed', key, index, { [typed]: version(texts) }, { [typed]: 'soft' })
      }
  }
  return cases
}
