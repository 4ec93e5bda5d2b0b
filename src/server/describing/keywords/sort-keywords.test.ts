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
  ['en', 'Three mice and a group of people', ['mouse', 'person', 'groups'], ['mint', 'piano']],
  ['it', 'Montagne innevate e fiori gialli', ['montagna', 'fiore', 'giallo'], ['cane']],
  ['it', 'La città sui laghi', ['citta', 'lago'], ['largo']],
  ['es', 'Dos perros en las montañas', ['perro', 'montaña', 'MONTANAS'], ['gato']],
  ['es', 'Luces de la ciudad', ['luz', 'ciudades'], ['lucha']],
  ['cz', 'Žluté květiny na horách', ['květina', 'hora', 'zluta'], ['pes']],
  ['cz', 'Psi běží po louce, v Praze', ['pes', 'louka', 'Praha'], ['pas', 'kočka']],
  ['hu', 'Két kutyák a hegyeken, virágok', ['kutya', 'hegy', 'virág'], ['macska']],
  ['hu', 'Lovak a tavak mellett, macskákkal', ['ló', 'tó', 'macska'], ['lakat']],
  ['pl', 'Żółte kwiaty w górach, dwa psy', ['kwiat', 'góra', 'gory', 'pies'], ['kot']],
  ['pl', 'Książki nad rzeką w Krakowie', ['książek', 'rzece', 'Kraków'], ['most', 'ręka']],
  ['sl', 'Rumeni cvetovi na gorah', ['cvet', 'gora', 'rumena'], ['pes']],
  ['sl', 'Otroci in psi ob drevesih', ['otrok', 'pes', 'drevo'], ['reka']],
  ['Plattdeutsch', 'Twee Hunnen in dat Gras', ['Hunnen', 'gras'], ['Hund']],
  ['日本語', '富士山と桜の木', ['富士山', '桜'], ['海']],
])('%s: %s', (code, altText, usedKeywords, unusedKeywords) => {
  const texts = { [code]: { altText, description: '.' } }
  expect(sortKeywords([...usedKeywords, ...unusedKeywords], texts)).toEqual({ usedKeywords, unusedKeywords })
})

/** German text, keyword, whether a compound of the text has it as a part. */
test.each([
  ['Ein Schneefeld', 'Schnee', true],
  ['Ein Schneefeld', 'Feld', true],
  ['Ein Gebirgsbach', 'Gebirge', true],
  ['Ein Gebirgsbach', 'Bach', true],
  ['Frische Bergblumen', 'Blume', true],
  ['Eine Blumenwiese', 'Blume', true],
  ['Der Sonnenuntergang', 'Sonne', true],
  ['Der Hochgebirgsbachlauf', 'Gebirge', true],
  ['Schneebedeckte Gipfel', 'Schnee', true],
  ['Herbstliche Farben', 'Herbst', true],
  ['Ein stiller Bergsee', 'See', true],
  ['Zwei Bergseen', 'See', true],
  ['Blick vom Seeufer', 'See', true],
  ['Ein Bauernhof', 'Hof', true],
  ['Ein Wanderweg', 'Weg', true],
  ['Ein E-Bike lehnt an der Wand', 'Ebike', true],
  ['Ein Ebike', 'E-Bike', true],
  ['Ein Cockerspaniel', 'Cocker Spaniel', true],
  ['Frisches Brot', 'Rot', false],
  ['Ein Abendbrot', 'rot', false],
  ['Eine Herberge', 'Berg', false],
  ['Eine Handlung', 'Hand', false],
  ['Ein weinendes Kind', 'Wein', false],
  ['Ein Wanderer', 'Wand', false],
  ['Ein Kreis', 'Eis', false],
  ['Seine Seelenruhe', 'See', false],
  ['Ein Kamerad', 'Rad', false],
  ['Der Einband', 'Band', false],
  ['Ein Portal', 'Tal', false],
  ['Ein Doktor', 'Tor', false],
  ['Ein Schwein im Stroh', 'Wein', false],
  ['Ein Glas Rotwein', 'Wein', true],
  ['Ein Spielplatz', 'Latz', false],
  ['Ein Spielplatz', 'Platz', true],
  ['Ein Kellner', 'Keller', false],
  ['Eine Kellertreppe', 'Keller', true],
  ['Ein Ofen aus Gusseisen', 'Eisen', true],
  ['Ein Ofen aus Gusseisen', 'Eis', false],
  ['Kartoffeln auf dem Teller', 'Kartoffel', true],
  ['Kartoffeln auf dem Teller', 'Karte', false],
  ['Kellner im Restaurant', 'Rest', false],
  ['Die Apfelernte', 'Apfel', true],
  ['Eine Handtasche aus Leder', 'Asche', false],
  ['Eine Schreibmaschine', 'Masche', false],
  ['Eine Bürste mit Holzgriff', 'Riff', false],
  ['Ein Kleiderschrank im Schlafzimmer', 'immer', false],
  ['Eine weite Landschaft', 'Schaft', false],
  ['Die Stadtverwaltung', 'Verwaltung', true],
])('%s: %s %s', (altText, keyword, isUsed) => {
  const { usedKeywords } = sortKeywords([keyword], { de: { altText, description: '.' } })
  expect(usedKeywords).toEqual(isUsed ? [keyword] : [])
})

/** The same in Hungarian. */
test.each([
  ['Virágcsokor egy vázában', 'virág', true],
  ['Virágcsokor egy vázában', 'csokor', true],
  ['Kenyérszeletek vajjal', 'kenyér', true],
  ['Nyitott ablakok', 'ablak', true],
  ['Egy asztalos műhelye', 'ember', false],
  ['Hideg december', 'ember', false],
  ['Két lovas a mezőn', 'mez', false],
  ['Két lovas a mezőn', 'mező', true],
  ['Gyerekek a parkban', 'pár', false],
  ['Gyerekek a parkban', 'park', true],
])('%s: %s %s', (altText, keyword, isUsed) => {
  const { usedKeywords } = sortKeywords([keyword], { hu: { altText, description: '.' } })
  expect(usedKeywords).toEqual(isUsed ? [keyword] : [])
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

test('a name counts in every language, whatever the list was written in', () => {
  const keywords = ['Picos de Europa', 'Weißensee', 'São Paulo', 'Djembe']
  const texts = {
    en: { altText: 'A path in the Picos de Europa', description: 'By the Weissensee.' },
    pl: { altText: 'Djembe w Sao Paulo', description: '.' },
  }
  expect(sortKeywords(keywords, texts)).toEqual({ usedKeywords: keywords, unusedKeywords: [] })
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

// A hundred thousand words, each compared with all of the text, would take longer than the test may.
test('odd keywords and long texts do no harm and cost little', () => {
  const odd = ['', '"', '--', 'a'.repeat(10_000), '😀', '\u0000', '\uD800']
  const texts = Object.fromEntries(
    ['de', 'en', 'it', 'es', 'cz', 'hu', 'pl', 'sl', 'Latein', 'constructor'].map((code) => [
      code,
      { altText: 'a'.repeat(2_000_000), description: 'Bergsee '.repeat(100_000) },
    ]),
  )
  const { usedKeywords, unusedKeywords } = sortKeywords(odd, texts)
  expect([...usedKeywords, ...unusedKeywords].toSorted()).toEqual(odd.toSorted())
})

/** Texts, keywords of one list that are used, keywords of it that are not. */
test.each([
  [
    { de: 'Eine Schachtel mit roter Schleife', en: 'A gift box with a red ribbon' },
    ['Schachtel', 'Schleife'],
    ['Gift'],
  ],
  [{ de: 'Ein freundlicher Arzt', en: 'A kind doctor' }, ['Arzt'], ['Kind']],
  [{ es: 'Mantequilla sobre pan', it: 'Burro su pane' }, ['mantequilla', 'pan'], ['burro']],
  [{ hu: 'Egy férfi kalapban', en: 'A man in a hat' }, ['férfi'], ['hat']],
  [{ de: 'Geschenke am Baum', en: 'Gifts at the tree' }, ['gift', 'tree'], ['ribbon']],
  [{ de: 'Kinder im Bad', en: 'Children in the bathroom' }, ['Kind', 'Bad', 'child'], ['Tuch']],
  [{ en: 'A gift box' }, ['Gift'], []],
])('in %j a false friend is looked for in the language of the other keywords', (texts, used, unused) => {
  const versions = Object.fromEntries(
    Object.entries(texts).map(([code, altText]) => [code, { altText, description: '.' }]),
  )
  expect(sortKeywords([...used, ...unused], versions)).toEqual({ usedKeywords: used, unusedKeywords: unused })
})

test.each([
  ['it', 'Barche a vela nel golfo', 'golf'],
  ['es', 'Un panadero saca barras de pan', 'pana'],
  ['pl', 'Konie pasą się na łące', 'pas'],
  ['pl', 'Konie pasą się na łące', 'lak'],
])('in %s “%s” has no form of “%s”', (language, altText, keyword) => {
  expect(sortKeywords([keyword], { [language]: { altText, description: '' } }).usedKeywords).toEqual([])
})

test.each([
  ['it', 'Tavoli al bar dello sport', 'bar'],
  ['it', 'Una macchina rossa', 'rosso'],
  ['es', 'Una profesora explica la lección', 'profesor'],
  ['es', 'Panes en una cesta', 'pan'],
  ['pl', 'Kobieta z myszą w ręku', 'mysz'],
  ['pl', 'Zamek nad rzeką', 'rzeka'],
])('in %s “%s” has a form of “%s”', (language, altText, keyword) => {
  expect(sortKeywords([keyword], { [language]: { altText, description: '' } }).usedKeywords).toEqual([
    keyword,
  ])
})
