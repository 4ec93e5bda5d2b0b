import { expect, test } from 'vitest'
import { type ListNotice, noticeWords, quoted, sayNotice } from './list-notices.ts'

const details = {
  names: 'a.txt: This is not an image.',
  line: 4,
  count: 3,
  delimiter: ';',
  insteadOf: ',',
  sheet: 'Bilder',
  column: 'Bild',
}

test('each notice is a whole sentence in both languages', () => {
  for (const code of Object.keys(noticeWords))
    for (const language of ['de', 'en'] as const) {
      // Safe: it has the details of all of them.
      const sentence = sayNotice({ code, details } as ListNotice, language)
      expect(sentence).toMatch(/^\S.*\.$/)
      expect(sentence).not.toContain('{{')
    }
})

test('delimiters are called by their names', () => {
  const notice = { code: 'delimiter_chosen', details: { delimiter: ';', insteadOf: ',' } } as const
  expect(sayNotice(notice, 'de')).toBe('Trennzeichen: Semikolon (statt Komma).')
  expect(sayNotice(notice, 'en')).toBe('Delimiter: semicolon (instead of comma).')
})

test('what is quoted is cut', () => {
  expect(quoted(` ${'x'.repeat(100)}`)).toBe(`${'x'.repeat(60)}…`)
})
