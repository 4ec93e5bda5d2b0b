import { expect, test } from 'vitest'
import { checkLanguage } from './check-language.ts'
import { ownLanguage } from './examples/own-language.ts'

const languages = Object.keys(ownLanguage)
const examples = languages.flatMap((language) =>
  (ownLanguage[language] ?? []).map(([altText, description]) => ({ language, altText, description })),
)

test.each(examples)('$language: “$altText” is fine under its key', ({ language, altText, description }) => {
  expect(checkLanguage(altText, description, language)).toBe('fine')
})

test.each(languages)('texts of %s under another key are found, if they are long enough', (language) => {
  const long = examples.filter((one) => one.language === language && one.description.length > 50)
  for (const key of languages.filter((other) => other !== language)) {
    const verdicts = long.map(({ altText, description }) => checkLanguage(altText, description, key))
    // A line of foreign names can be mistaken for another language: at most one example of each kind.
    expect(verdicts.filter((verdict) => verdict === 'fine').length).toBeLessThanOrEqual(1)
    expect(verdicts).toContain('wrong')
  }
})

test.each([
  [
    'cz',
    'Slovak',
    'Červené jablko na drevenom stole',
    'Lesklé jablko leží na starom stole. Vľavo od neho stojí váza, pri nej nôž.',
  ],
  [
    'sl',
    'Croatian',
    'Štand na tržnici s rajčicama i paprikom',
    'Prodavačica u zelenoj pregači važe rajčice. Ispred štanda čeka nekoliko ljudi s vrećicama.',
  ],
  [
    'es',
    'Portuguese',
    'Maçã vermelha sobre uma mesa',
    'Uma maçã brilhante está sobre uma mesa velha. À esquerda há um vaso.',
  ],
])(
  'a neighbour of %s is detected by its stop words and letters: %s',
  (language, _name, altText, description) => {
    expect(checkLanguage(altText, description, language)).toBe('wrong')
  },
)

test('a neighbour that shares nearly all words is doubtful', () => {
  const description = 'Sjajna jabuka leži na starom stolu. Lijevo od nje stoji vaza.'
  expect(checkLanguage('Crvena jabuka na drvenom stolu', description, 'sl')).toBe('doubtful')
})

test('an alt text in another language than its right description is doubtful', () => {
  const altText = 'A shiny red apple lies on an old wooden table next to a vase'
  const description =
    'Ein glänzender roter Apfel liegt auf einem alten Tisch. Links daneben steht eine Vase mit Blumen.'
  expect(checkLanguage(altText, description, 'de')).toBe('doubtful')
})

test('a description in another language than its right alt text is wrong', () => {
  const description = 'A shiny red apple lies on an old wooden table. To its left stands a vase with flowers.'
  expect(checkLanguage('Roter Apfel auf einem Holztisch', description, 'de')).toBe('wrong')
})

test('the words of a sign may be the alt text, when the description speaks of them', () => {
  const description =
    'Schild aus Holz: Please keep off the grass and enjoy the flowers, darunter ein gemalter Fuß.'
  expect(checkLanguage('Please keep off the grass and enjoy the flowers', description, 'de')).toBe('fine')
})

const french = {
  altText: 'Un chien dans les feuilles d’automne',
  description:
    'Le labrador noir regarde l’objectif la gueule ouverte. Une médaille ronde pend à son collier.',
}

test.each(['Französisch', 'French', 'français', 'Französisch (Kanada)', 'Canadian French'])(
  'under a typed “%s” French is fine, and another language doubtful',
  (typed) => {
    expect(checkLanguage(french.altText, french.description, typed)).toBe('fine')
    for (const language of ['de', 'en', 'it', 'es']) {
      const [altText = '', description = ''] = ownLanguage[language]?.[0] ?? []
      expect(checkLanguage(altText, description, typed)).toBe('doubtful')
    }
  },
)

test('what is written in German dialect or plain words may stand under such a name', () => {
  const description = 'De schwarz Labrador luegt mit offnigem Muul i d Kamera. A sim Halsband hanget e Marke.'
  expect(checkLanguage('E Hund im Herbschtlaub', description, 'Schweizerdeutsch')).toBe('fine')
  expect(checkLanguage('Ein Hund im Laub', 'Der Hund ist schwarz. Es ist Herbst.', 'Leichte Sprache')).toBe(
    'fine',
  )
  expect(checkLanguage(french.altText, french.description, 'Schweizerdeutsch')).toBe('doubtful')
  expect(checkLanguage(french.altText, french.description, 'Leichte Sprache')).toBe('doubtful')
})

test('a short alt text that stands under another key of the same answer, too, is doubtful', () => {
  const description = 'Czarny labrador patrzy w obiektyw. Przy obroży wisi okrągła zawieszka.'
  const altText = 'Un perro en el bosque'
  const spanish = { language: 'es', altText, description: '' }
  expect(checkLanguage(altText, description, 'pl', [spanish])).toBe('doubtful')
})

test.each([
  ['es', 'de', 'Kinder füttern Enten', 'Los niños tiran migas de pan al agua desde el embarcadero.'],
  ['cz', 'sl', 'Zasnežena koča pod jelkami', 'Z komína stoupá kouř a u dveří jsou opřené dva páry lyží.'],
])(
  'in %s the alt text that stands under %s as well is doubtful, not there',
  (asked, own, altText, foreign) => {
    expect(checkLanguage(altText, foreign, asked, [{ language: own, altText, description: '' }])).toBe(
      'doubtful',
    )
    expect(checkLanguage(altText, '', own, [{ language: asked, altText, description: foreign }])).toBe('fine')
  },
)

test('a letter of the language speaks for it, whatever the model takes a short text for', () => {
  const altText = 'Barna fűzős bőrcipő'
  const german = { language: 'de', altText, description: 'Das Obermaterial ist glatt.' }
  expect(checkLanguage(altText, 'A talpa világos gumiból készült.', 'hu', [german])).toBe('fine')
})

test('a name that is the same under every key is fine', () => {
  const description = 'Zdjęcie przedstawia motyw z przodu. W tle widać jasną ścianę.'
  for (const altText of ['Rosa canina', 'Notre-Dame de Paris', 'Pizza quattro formaggi', 'Hotel Zum Löwen'])
    for (const language of ['de', 'it', 'Französisch', 'Latein'])
      expect(checkLanguage(altText, description, 'pl', [{ language, altText, description: '' }])).toBe('fine')
})

test('an unknown language is not checked', () => {
  const [altText = '', description = ''] = ownLanguage.en?.[0] ?? []
  for (const typed of ['Klingonisch', 'Plattdeutsch', 'Old English'])
    expect(checkLanguage(altText, description, typed)).toBe('fine')
})

test('a language without spaces is found, too', () => {
  const description = '黒いラブラドールが口を開けてカメラを見ています。首輪には丸い札が下がっています。'
  expect(checkLanguage('秋の落ち葉の中の犬', description, 'de')).toBe('wrong')
})

test('a text too short to tell is fine', () => {
  expect(checkLanguage('Dog', 'A dog.', 'hu')).toBe('fine')
})
