import { expect, test } from 'vitest'
import { type Breach, checkAnswer } from './check-answer.ts'

const picture = { filename: 'IMG_1234.jpg', keywords: ['Hund'] }

const german = {
  altText: 'Hund liegt auf einer Wiese',
  description: 'Ein brauner Hund liegt im Gras und schaut zur Seite. Im Hintergrund steht ein Zaun.',
}
const english = {
  altText: 'Dog lying in a meadow',
  description: 'A brown dog lies in the grass and looks to the side. There is a fence in the background.',
}

test('a good answer breaks nothing', () => {
  expect(
    checkAnswer({ purpose: 'informative', languageVersions: { de: german, en: english } }, picture),
  ).toEqual([])
})

test('each rule is named once, with the languages that break it', () => {
  const languageVersions = {
    de: { ...german, altText: 'Bild von einem Hund 🐶' },
    en: { ...english, altText: 'Image of a dog' },
  }
  expect(checkAnswer({ purpose: 'informative', languageVersions }, picture)).toEqual<Breach[]>([
    { rule: 'opening', isHard: false, languages: ['de', 'en'] },
    { rule: 'emoji', isHard: false, languages: ['de'] },
  ])
})

test('a file name, markup, a label, a refusal, a placeholder and a surely wrong language are hard', () => {
  const languageVersions = {
    de: { altText: 'IMG_1234', description: '<p>Ein brauner Hund liegt im Gras.</p>' },
    en: { altText: 'Alt text: a dog', description: 'I am sorry, but I cannot describe this image.' },
    it: { altText: 'Immagine senza descrizione', description: german.description },
  }
  const breaches = checkAnswer({ purpose: 'informative', languageVersions }, picture)
  expect(breaches.every(({ isHard }) => isHard)).toBe(true)
  expect(breaches.map(({ rule, languages }) => [rule, languages])).toEqual([
    ['file_name', ['de']],
    ['markup', ['de']],
    ['label', ['en']],
    ['refusal', ['en']],
    ['placeholder', ['it']],
    ['language', ['it']],
  ])
})

test('a wrong and a doubtful language are two breaches, one hard, one soft', () => {
  const croatian = {
    altText: 'Crvena jabuka na drvenom stolu',
    description: 'Sjajna jabuka leži na starom stolu. Lijevo od nje stoji vaza.',
  }
  const languageVersions = { de: english, sl: croatian }
  expect(checkAnswer({ purpose: 'informative', languageVersions }, picture)).toEqual<Breach[]>([
    { rule: 'language', isHard: true, languages: ['de'] },
    { rule: 'language', isHard: false, languages: ['sl'] },
  ])
})

function judgeOne(language: string, altText: string, description: string): Breach[] {
  return checkAnswer(
    { purpose: 'informative', languageVersions: { [language]: { altText, description } } },
    picture,
  )
}

test.each([
  [
    'en',
    'Contact form of a dental practice with three fields outlined in red',
    'Windmill by a canal',
    'Under each of them is a reminder that an answer is required. The box agreeing to the privacy policy has already been ticked.',
  ],
  [
    'hu',
    'Fényképleírás űrlapja pirosra váltott karakterszámlálóval',
    'Szélmalom egy csatorna mellett',
    'A számláló 143 karaktert jelez a megengedett 120-ból. A mező alatti súgó a kép szó elhagyását tanácsolja.',
  ],
])('what a description tells of a screen (%s) is only doubtful', (language, screen, other, description) => {
  const breach = { rule: 'instruction', languages: [language] }
  expect(judgeOne(language, screen, description)).toEqual([{ ...breach, isHard: false }])
  expect(judgeOne(language, other, description)).toEqual([{ ...breach, isHard: true }])
})

test.each([
  ['says in its own name', 'en', "I've left out the names. The page has three fields."],
  ['says in its own name', 'cz', 'Vynechal jsem název firmy. Stránka má tři pole.'],
  ['says in its own name', 'hu', 'Kihagytam a cég nevét. Az oldalon három mező van.'],
  ['says in its own name', 'pl', 'Pominąłem nazwę firmy. Strona ma trzy pola.'],
  ['says in fixed words', 'en', 'Note to the editors: check the name. The form has three fields.'],
  ['says and nothing else', 'en', 'The description must not be longer than 125 characters.'],
])('what a description %s (%s) is hard beside a screen, too', (_, language, description) => {
  const screens: Record<string, string> = {
    en: 'Contact form with three fields outlined in red',
    cz: 'Formulář se třemi poli v červeném rámečku',
    hu: 'Kapcsolatfelvételi űrlap három pirossal keretezett mezővel',
    pl: 'Formularz z trzema polami w czerwonej ramce',
  }
  const hard = judgeOne(language, screens[language]!, description).filter(({ isHard }) => isHard)
  expect(hard.map(({ rule }) => rule)).toContain('instruction')
})

test('a refusal is hard beside a screen, too', () => {
  const screen = 'Screenshot of a web page with three pictures'
  expect(judgeOne('en', screen, 'The image could not be loaded. Two others show a beach.')).toContainEqual({
    rule: 'refusal',
    isHard: true,
    languages: ['en'],
  })
})

test('numbers are compared between all languages', () => {
  const languageVersions = {
    de: { ...german, altText: 'Hunde auf einer Wiese im Jahr 1987' },
    en: { ...english, altText: 'Dogs in a meadow in 1978' },
  }
  expect(checkAnswer({ purpose: 'informative', languageVersions }, picture)).toEqual<Breach[]>([
    { rule: 'numbers', isHard: false, languages: ['de', 'en'] },
  ])
})

test('of a decorative picture only the description is read', () => {
  const description = 'Ein Muster aus feinen grauen Linien auf weißem Grund.'
  const plain = { de: { altText: '', description } }
  expect(checkAnswer({ purpose: 'decorative', languageVersions: plain }, picture)).toEqual([])
  const labelled = { de: { altText: '', description: `Beschreibung: ${description}` } }
  expect(checkAnswer({ purpose: 'decorative', languageVersions: labelled }, picture)).toEqual<Breach[]>([
    { rule: 'label', isHard: true, languages: ['de'] },
  ])
})

test('a typed language is not judged by its language, but by what holds in all', () => {
  const languageVersions = {
    'Französisch (CH)': {
      altText: 'Un chien dans un pré 🐶',
      description: 'Un chien brun est couché dans l’herbe.',
    },
  }
  expect(checkAnswer({ purpose: 'informative', languageVersions }, picture)).toEqual<Breach[]>([
    { rule: 'emoji', isHard: false, languages: ['Französisch (CH)'] },
  ])
})

test('a picture of words may say all of them', () => {
  const altText = 'Wir haben geschlossen. Ab Montag sind wir wieder da. Vielen Dank für Ihr Verständnis.'
  const languageVersions = {
    de: { altText, description: 'Ein Schild an der Tür eines Ladens, schwarz auf Weiß.' },
  }
  expect(checkAnswer({ purpose: 'text', languageVersions }, picture)).toEqual([])
  expect(checkAnswer({ purpose: 'informative', languageVersions }, picture)).toEqual([
    { rule: 'sentences', isHard: false, languages: ['de'] },
  ])
})
