import { expect, test } from 'vitest'
import { guessLanguage } from './guess-language.ts'
import { doubtfulWords, isStopWord } from './languages/is-stop-word.ts'
import { stopWords } from './languages/stop-words.ts'

test.each([
  ['de', 'Die Alpen im Winter'],
  ['de', 'Das war unser Stand auf der Messe'],
  ['en', 'The war in the museum'],
  ['en', 'A man with a hat'],
  ['en', 'The flowers die in the winter'],
  ['it', 'Una strada della città con alberi'],
  ['it', 'Il castello sul lago'],
  ['es', 'La puesta del sol en las montañas'],
  ['es', 'Pan y queso para los niños'],
  ['cz', 'Most přes řeku je starý'],
  ['cz', 'Kočka, která spí na střeše'],
  ['hu', 'A kutya most a kertben van'],
  ['hu', 'Egy híd és egy folyó'],
  ['pl', 'Most nad rzeką w Krakowie'],
  ['pl', 'Kot, który śpi na dachu'],
  ['sl', 'Cerkev na otoku sredi jezera, ki je zelo staro'],
  ['sl', 'Hiša, v kateri živi moj pes'],
])('%s: %s', (code, text) => {
  expect(guessLanguage(text.toLowerCase().match(/\p{L}+/gu) ?? [])).toBe(code)
})

test.each(['', 'berge herbst', 'war museum', 'most praha', 'na', 'picos europa'])(
  'the language of "%s" is unknown',
  (text) => {
    expect(guessLanguage(text.split(' '))).toBeUndefined()
  },
)

test.each([
  ['war', 'de', 'en'],
  ['die', 'de', 'en'],
  ['most', 'en', 'pl'],
  ['kot', 'sl', 'pl'],
  ['via', 'en', 'it'],
  ['pod', 'cz', 'en'],
  ['sea', 'es', 'en'],
  ['man', 'de', 'en'],
  ['les', 'es', 'cz'],
  ['este', 'es', 'hu'],
  ['sok', 'hu', 'sl'],
  ['see', 'en', 'de'],
])('"%s" says nothing in %s and something in %s', (word, empty, full) => {
  expect(isStopWord(word, empty)).toBe(true)
  expect(isStopWord(word, full)).toBe(false)
})

test.each(['dom', 'sol', 'pan', 'sole', 'weg', 'rosa', 'mare', 'oko', 'park', 'hrad', 'art'])(
  '"%s" names something in every language',
  (word) => {
    for (const language of [...stopWords.keys(), undefined]) expect(isStopWord(word, language)).toBe(false)
  },
)

test('in an unknown language, clear stop words of all eight languages go and ambiguous ones stay', () => {
  for (const word of ['und', 'the', 'della', 'pero', 'který', 'hogy', 'się', 'kateri']) {
    expect(isStopWord(word, undefined)).toBe(true)
  }
  for (const word of doubtfulWords) expect(isStopWord(word, undefined)).toBe(false)
})

test('file names write stop words without their accents', () => {
  expect(isStopWord('fuer', 'de')).toBe(true)
  expect(isStopWord('ueber', 'de')).toBe(true)
  expect(isStopWord('tambien', 'es')).toBe(true)
  // Czech: `být` is "be", `byt` is a flat.
  expect(isStopWord('být', 'cz')).toBe(true)
  expect(isStopWord('byt', 'cz')).toBe(false)
})

test('every doubtful word is a stop word of a language', () => {
  const all = new Set(stopWords.values().flatMap((words) => [...words]))
  expect([...doubtfulWords].filter((word) => !all.has(word))).toEqual([])
})
