import { expect, test } from 'vitest'
import { changedWords, type Piece } from './changed-words.ts'

const marked = (pieces: Piece[]) =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')

test('words that only one of the texts has are marked', () => {
  const { before, after } = changedWords(
    'Zwei Hunde laufen im Gras.',
    'Zwei Cockerspaniel laufen im hohen Gras.',
  )
  expect(marked(before)).toBe('Zwei [Hunde ]laufen im Gras.')
  expect(marked(after)).toBe('Zwei [Cockerspaniel ]laufen im [hohen ]Gras.')
})

test('without changes nothing is marked, not even for spaces', () => {
  const { before, after } = changedWords('Ein  Hund', 'Ein Hund')
  expect([...before, ...after].filter(({ isChanged }) => isChanged)).toEqual([])
})

test('a text without a counterpart is new as a whole', () => {
  expect(changedWords('', 'Ein Hund')).toEqual({ before: [], after: [{ text: 'Ein Hund', isChanged: true }] })
})

test('every character of both texts is there', () => {
  const [one, other] = ['Rot, grün und blau – alles da.', 'Blau, rot und grün – nichts fehlt.']
  const { before, after } = changedWords(one, other)
  expect(before.map(({ text }) => text).join('')).toBe(one)
  expect(after.map(({ text }) => text).join('')).toBe(other)
})
