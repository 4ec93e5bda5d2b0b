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

test.each([
  [
    'en',
    'Conversation with an AI assistant about a wedding speech',
    'After the user asks for something shorter, the assistant provides a second draft. Icons for copying sit beneath the reply.',
  ],
  [
    'hu',
    'Fényképleírás űrlapja pirosra váltott karakterszámlálóval',
    'A számláló 143 karaktert jelez a megengedett 120-ból. A mező alatti súgó a kép szó elhagyását tanácsolja.',
  ],
])('what a description tells of a screen (%s) is only doubtful', (language, altText, description) => {
  const judge = (texts: { altText: string; description: string }) =>
    checkAnswer({ purpose: 'informative', languageVersions: { [language]: texts } }, picture)
  const breach = { rule: 'instruction', languages: [language] }
  expect(judge({ altText, description })).toEqual([{ ...breach, isHard: false }])
  // No screen says it.
  expect(judge({ altText: description, description: '' })).toContainEqual({ ...breach, isHard: true })
})

test('what a description says in its own name is hard beside a screen, too', () => {
  const altText = 'Contact form of a dental practice with three fields outlined in red'
  const judge = (description: string) =>
    checkAnswer({ purpose: 'informative', languageVersions: { en: { altText, description } } }, picture)
  expect(judge('I have shortened the description as you asked.')).toContainEqual({
    rule: 'instruction',
    isHard: true,
    languages: ['en'],
  })
  expect(judge('I am sorry, but I cannot describe this image. The form is blue.')).toContainEqual({
    rule: 'refusal',
    isHard: true,
    languages: ['en'],
  })
})

test('a description that says nothing else is hard beside a screen, too', () => {
  const altText = 'Screenshot of a web page with three pictures'
  const judge = (description: string) =>
    checkAnswer({ purpose: 'informative', languageVersions: { en: { altText, description } } }, picture)
  const refusal = { rule: 'refusal', languages: ['en'] }
  const notLoaded = 'The image could not be loaded.'
  expect(judge(notLoaded)).toContainEqual({ ...refusal, isHard: true })
  expect(judge(`${notLoaded} No picture was provided.`)).toContainEqual({ ...refusal, isHard: true })
  const besideOthers = `Two of them show a beach. In place of the third stands that the image could not be loaded.`
  expect(judge(besideOthers).filter(({ isHard }) => isHard)).toEqual([])
})

test('numbers are compared between all languages', () => {
  const languageVersions = {
    de: { ...german, altText: 'Drei Hunde liegen auf einer Wiese' },
    en: { ...english, altText: 'Four dogs lying in a meadow' },
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
