import { expect, test } from 'vitest'
import { judgeAltText } from './judge-alt-text.ts'

const photo = { url: 'https://shop.test/media/hund-am-strand_02-1024x768.jpg', isLinked: false }

test.each([
  ['IMG_2034.JPG', ['file_name']],
  ['DSC00417', ['file_name']],
  ['hund-am-strand_02', ['file_name']],
  ['Hund-am-Strand_02-1024x768', ['file_name']],
  ['Bild von zwei Hunden', ['opening']],
  ['Image of two dogs on a beach', ['opening']],
  ['Foto di due cani', ['opening']],
  ['Pinsel', ['one_word']],
  ['bild', ['placeholder', 'one_word']],
  ['Kein Alternativtext vorhanden', ['placeholder']],
  ['{{product.title}}', ['markup', 'placeholder']],
  ['Pinsel, Farbe, Malerei, Kunst, Atelier, Leinwand', ['stuffing']],
  ['<b>Pinsel</b> auf einem Tisch', ['markup']],
  ['Alt-Text: Zwei Hunde laufen am Strand', ['label']],
  ['I’m sorry, but I can’t describe this image.', ['refusal']],
  ['Ein Hund. '.repeat(40), ['length', 'stuffing', 'repetition']],
])('of a photograph, “%s” is weak: %j', (text, rules) => {
  expect(judgeAltText(text, photo)).toEqual(rules)
})

test.each([
  'Zwei Hunde laufen am Strand',
  'Hund am Strand',
  'Angela Merkel',
  'Karl-Marx-Allee',
  'RX7900',
  'Screenshot der Einstellungen',
  'Wunderschöner Sonnenuntergang über dem Meer',
  '筆',
  '',
])('of a photograph, “%s” is not', (text) => {
  expect(judgeAltText(text, photo)).toEqual([])
})

test('the number of a callout is no file name', () => {
  expect(judgeAltText('7', { url: 'https://docs.test/callouts/7.png', isLinked: false })).toEqual([])
})

test('of a link one word can say where it leads', () => {
  expect(judgeAltText('Startseite', { ...photo, isLinked: true })).toEqual([])
})

test('a text is judged by its own picture, although the same text was judged before', () => {
  const text = 'team-2024'
  expect(judgeAltText(text, { url: 'https://shop.test/team-2024.jpg', isLinked: false })).toContain(
    'file_name',
  )
  const other = judgeAltText(text, { url: 'https://shop.test/other.jpg', isLinked: false })
  expect(other).not.toContain('file_name')
  // What a caller does to its answer stays there.
  other.push('file_name')
  expect(judgeAltText(text, { url: '', isLinked: false })).not.toContain('file_name')
})
