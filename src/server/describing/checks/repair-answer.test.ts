import { expect, test } from 'vitest'
import type { Answer } from '#server/describing/question/read-answer.ts'
import { repairAnswer } from './repair-answer.ts'

const clean: Answer = {
  interpretation: 'Ein Foto für die Startseite.',
  purpose: 'informative',
  decorativeReason: '',
  doubts: [],
  languageVersions: {
    de: { altText: 'Rotes Boot auf einem See', description: 'Das Boot liegt am Ufer.' },
    en: { altText: 'Red boat on a lake', description: 'The boat lies on the shore.' },
  },
}

function withAlt(altText: string, language = 'de', purpose: Answer['purpose'] = 'informative'): Answer {
  return { ...clean, purpose, languageVersions: { [language]: { altText, description: 'So.' } } }
}

function altOf(answer: Answer): string | undefined {
  return Object.values(answer.languageVersions)[0]?.altText
}

test('an answer that needs no repair is left as it is', () => {
  expect(repairAnswer(clean)).toEqual({ answer: clean, repairs: [] })
})

test('every text is repaired, and each repair named once', () => {
  const languageVersions = {
    de: {
      altText: '**Alt-Text:** „Rotes Boot auf einem See“',
      description: '<p>Das Boot liegt am Ufer.</p>',
    },
    en: { altText: 'Alt text: Red boat on a lake', description: 'The boat\u200b lies on the shore.' },
  }
  const interpretation = 'Interpretation: Ein Foto für die Startseite.'
  expect(repairAnswer({ ...clean, interpretation, languageVersions })).toEqual({
    answer: clean,
    repairs: ['invisible', 'markup', 'label', 'quotes'],
  })
})

test('the reason why a picture is decorative is repaired, and empty alt texts stay empty', () => {
  const languageVersions = { de: { altText: '', description: 'Ein Muster.' } }
  const answer: Answer = { ...clean, purpose: 'decorative', languageVersions }
  expect(repairAnswer({ ...answer, decorativeReason: 'Begründung: Nur Zierde.' }).answer).toEqual({
    ...answer,
    decorativeReason: 'Nur Zierde.',
  })
})

test.each([
  ['de', 'Foto von einer alten Frau am Fenster', 'Eine alte Frau am Fenster'],
  ['de', 'Bild von einem Haus im Schnee', 'Ein Haus im Schnee'],
  // The noun's form, or the gender of its adjective, is not the nominative's.
  ['de', 'Bild von einem Jungen am Strand', null],
  ['de', 'Bild von einem alten Mann am Strand', null],
  ['de', 'Bild von einem Hund und einer Katze', null],
  ['de', 'Foto von zwei Kindern', null],
  ['en', 'Picture of an owl', 'An owl'],
  ['en', 'Picture of Dorian Gray', null],
  ['it', "Foto di un'aquila", "Un'aquila"],
  ['es', 'Imagen de dos perros', 'Dos perros'],
  ['cz', 'Obrázek psa', null],
])('in %s “%s” becomes %s', (language, altText, repaired) => {
  expect(altOf(repairAnswer(withAlt(altText, language)).answer)).toBe(repaired ?? altText)
})

test('what a picture of words says stands in its quotation marks', () => {
  expect(altOf(repairAnswer(withAlt('„Geöffnet“', 'de', 'text')).answer)).toBe('„Geöffnet“')
})

test('a formula keeps its signs', () => {
  expect(altOf(repairAnswer(withAlt('a * b * c', 'de', 'complex')).answer)).toBe('a * b * c')
})

test.each([
  ['en', 'The image shows a man on a bench. He reads.', 'A man on a bench. He reads.'],
  ['es', 'La imagen muestra a una mujer en un banco.', 'Una mujer en un banco.'],
  ['it', 'L’immagine mostra un uomo su una panchina.', 'Un uomo su una panchina.'],
  ['de', 'Das Bild zeigt eine Frau auf einer Bank.', 'Eine Frau auf einer Bank.'],
  ['de', 'Das Bild zeigt einen Mann auf einer Bank.', 'Das Bild zeigt einen Mann auf einer Bank.'],
])('an opening of a description goes where the rest stands alone (%s)', (language, description, repaired) => {
  const answer = {
    ...withAlt('Alt', language),
    languageVersions: { [language]: { altText: 'Alt', description } },
  }
  expect(repairAnswer(answer).answer.languageVersions[language]!.description).toBe(repaired)
})

test('quoted words keep theirs', () => {
  const altText = 'Hand tippt „*.txt und *.md“ in ein Fenster'
  expect(altOf(repairAnswer(withAlt(altText)).answer)).toBe(altText)
})

test('what leaves nothing is no repair', () => {
  for (const altText of ['Alternativtext:', '<p></p>', '\u200b'])
    expect(altOf(repairAnswer(withAlt(altText)).answer)).toBe(altText)
})

test('joiners stay in scripts that need them', () => {
  const altText = 'می\u200cخواهم'
  expect(altOf(repairAnswer(withAlt(altText, 'Persisch')).answer)).toBe(altText)
})

test('entities are read but those that are none', () => {
  const altText = 'T&uuml;r &#8211; &#x41; & B; &unknown; &#0;'
  expect(altOf(repairAnswer(withAlt(altText)).answer)).toBe('Tür – A & B; &unknown; &#0;')
})

test('entities are read whatever their name, but those of control characters', () => {
  const altText = 'Herz &hearts; und&nbsp;Haus &#7; &NewLine; A&shy;pfel'
  expect(altOf(repairAnswer(withAlt(altText)).answer)).toBe('Herz ♥ und Haus &#7; &NewLine; Apfel')
})

test('what only looks like an entity stays as it is', () => {
  for (const text of ['Ein &constructor; im Bild', 'Ein &toString; im Bild', 'Ein &avalueOf; im Bild'])
    expect(repairAnswer(withAlt(text))).toEqual({ answer: withAlt(text), repairs: [] })
})
