import { expect, test } from 'vitest'
import { type Breach, checkAnswer } from './check-answer.ts'

const picture = { keywords: ['Hund'] }

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

test('what a prompt of the user’s own may have asked for is to be looked at', () => {
  const languageVersions = {
    de: { ...german, description: `**Hund** – liegt im Gras und schaut ruhig zur Seite` },
  }
  const hardOf = (hasOwnPrompt: boolean) =>
    checkAnswer({ purpose: 'informative', languageVersions }, { ...picture, hasOwnPrompt })
      .filter(({ isHard }) => isHard)
      .map(({ rule }) => rule)
  expect(hardOf(false)).toEqual(['markup', 'cut_off'])
  expect(hardOf(true)).toEqual([])
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

test.each([
  ['Thai', 'ผู้หญิงสวมเสื้อ สีแดง ยืน อยู่ ข้าง รถ สีน้ำเงิน ริม ทะเล'],
  ['Hindi', 'लाल कोट में एक महिला नीली कार के पास खड़ी है।'],
])('a description in %s ends as its script has it', (language, description) => {
  const languageVersions = { [language]: { altText: description, description } }
  const found = checkAnswer({ purpose: 'informative', languageVersions }, picture)
  expect(found.map(({ rule }) => rule)).not.toContain('cut_off')
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
