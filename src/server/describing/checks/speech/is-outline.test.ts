import { expect, test } from 'vitest'
import { isOutline } from './is-outline.ts'

test.each([
  'first sentence saying what it is. second sentence with the details.',
  'erster satz der beschreibung. zweiter satz der beschreibung.',
  'frase uno: qué se ve. frase dos: dónde.',
  'a leírás első mondata. a leírás második mondata.',
])('“%s” says only what is to be written', (text) => {
  expect(isOutline(text)).toBe(true)
})

test.each([
  'first sentence of a telegram, printed in capitals.',
  'a worksheet lies on a desk. the first sentence is underlined in red.',
  'eine schülerin liest vor. ihr satz steht an der tafel, auf die alle sehen.',
])('“%s” says what is seen', (text) => {
  expect(isOutline(text)).toBe(false)
})
