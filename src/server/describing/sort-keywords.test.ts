import { expect, test } from 'vitest'
import { sortKeywords } from './sort-keywords.ts'

/** Language, text, keywords that it uses, keywords that it does not. */
test.each([
  ['de', 'Reife Feigen in einer roten Schale', ['Feige', 'Schalen', 'rot'], ['Ziegenkäse', 'Rezept']],
  ['de', 'Zwei Bürohunde liegen im Gras', ['Hund', 'Büro', 'Hunde'], ['Cocker Spaniel', 'Katze']],
  ['de', 'Ein Bachlauf im Frühlingswald', ['Bach', 'Frühling', 'Wald', 'bachlaeufe'], ['Fluss']],
  ['de', 'Brot und Äpfel auf der Straße', ['Apfel', 'Strasse', 'brot'], ['rot', 'Eis']],
  ['de', 'Gelber Löwenzahn', ['loewenzahn', 'Lowenzahn', 'gelb'], ['Pusteblume']],
  ['de', 'Der Cocker-Spaniel schläft', ['Cocker Spaniel', 'Spaniels'], ['Cocker Hund']],
  ['en', 'Two dogs playing in the mountains', ['dog', 'mountain', 'play'], ['cat', 'mount']],
  ['it', 'Montagne innevate e fiori gialli', ['montagna', 'fiore', 'giallo'], ['cane']],
  ['es', 'Dos perros en las montañas', ['perro', 'montaña', 'MONTANAS'], ['gato']],
  ['cz', 'Žluté květiny na horách', ['květina', 'hora', 'zluta'], ['pes']],
  ['hu', 'Két kutyák a hegyeken, virágok', ['kutya', 'hegy', 'virág'], ['macska']],
  ['pl', 'Żółte kwiaty w górach, dwa psy', ['kwiat', 'góra', 'gory'], ['kot']],
  ['sl', 'Rumeni cvetovi na gorah', ['cvet', 'gora', 'rumena'], ['pes']],
  ['Plattdeutsch', 'Twee Hunnen in dat Gras', ['Hunnen', 'gras'], ['Hund']],
])('%s: %s', (code, altText, usedKeywords, unusedKeywords) => {
  const texts = { [code]: { altText, description: '.' } }
  expect(sortKeywords([...usedKeywords, ...unusedKeywords], texts)).toEqual({ usedKeywords, unusedKeywords })
})

test('a keyword is used when any language uses it, in its alt text or its description', () => {
  const texts = {
    de: { altText: 'Ein Hund', description: 'Auf einer Wiese' },
    en: { altText: 'A dog', description: 'In a meadow' },
  }
  expect(sortKeywords(['meadows', 'Wiesen', 'Katze'], texts)).toEqual({
    usedKeywords: ['meadows', 'Wiesen'],
    unusedKeywords: ['Katze'],
  })
})

test('a keyword of several words needs all of them in one language', () => {
  const texts = {
    de: { altText: 'Berge im Schnee', description: '.' },
    en: { altText: 'Mountains and a path', description: '.' },
  }
  expect(sortKeywords(['Berge mit Schnee', 'Berge path'], texts)).toEqual({
    usedKeywords: ['Berge mit Schnee'],
    unusedKeywords: ['Berge path'],
  })
})
