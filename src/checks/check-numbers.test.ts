import { expect, test } from 'vitest'
import { checkNumbers } from './check-numbers.ts'

/** Of alt texts without descriptions. */
function checkAltTexts(texts: Record<string, string>): string[] {
  const judged = Object.entries(texts).map(([language, altText]) => [language, { altText, description: '' }])
  return checkNumbers(Object.fromEntries(judged))
}

test.each([
  [{ de: 'Umsatz: 1.234,50 €', en: 'Revenue: €5,243.10' }, ['de', 'en']],
  [{ de: 'Anteil 42 %', it: 'Quota del 24%' }, ['de', 'it']],
  [{ de: 'Erbaut 1987', sl: 'Zgrajeno leta 1978' }, ['de', 'sl']],
  [{ de: 'Anteil 42 %', en: 'A share of 42%', it: 'Quota del 24%' }, ['it']],
  [{ de: 'Stadion mit 80.000 Zuschauern', en: 'Stadium with 60,000 people' }, ['de', 'en']],
])('%o names different numbers', (texts, languages) => {
  expect(checkAltTexts(texts)).toEqual(languages)
})

test.each([
  [{ de: 'Umsatz 1.234,5', en: 'Revenue 1,234.5', cz: 'Obrat 1 234,5', hu: 'Bevétel 1 234,5' }],
  [{ de: '1.234 Besucher', en: '1,234 visitors', pl: '1234 gości', sl: '1.234 obiskovalcev' }],
  [{ de: 'Um 15:30 Uhr', en: 'At 3:30 pm', it: 'Alle 15.30', es: 'A las 15:30 h' }],
  [{ de: 'Am 13. Mai 2024', en: 'On May 13, 2024', it: 'Il 13.05.2024', hu: '2024. május 13-án' }],
  [{ de: 'In den 1980er-Jahren', it: 'Negli anni 80', en: 'In the 1980s' }],
  [{ de: 'Zwanzigtausend Menschen', en: '20,000 people', cz: '20 tisíc lidí' }],
  [{ de: '2 Millionen Euro', en: '2,000,000 euros', pl: '2 mln euro' }],
  [{ de: '3 Hunde und zwei Katzen', en: 'Three dogs and 2 cats' }],
  [{ de: 'Audi A4 und iPhone15', en: 'Audi A4 and an iPhone' }],
  [{ de: 'Ein Hund' }],
  [{}],
])('%o names the same numbers, or says them in words', (texts) => {
  expect(checkAltTexts(texts)).toEqual([])
})
