import { expect, test } from 'vitest'
import { putOnAffixes, takeOffAffixes } from './alt-affixes.ts'

const textOf = (altText: string) => ({ de: { altText, description: 'Ein Schuh.' } })
const affixes = (altPrefix: string, altSuffix: string) => ({ altPrefix, altSuffix })

test.for([
  ['Produktbild:', '', 'Roter Schuh', 'Produktbild: Roter Schuh'],
  ['', '– Muster', 'Roter Schuh.', 'Roter Schuh. – Muster'],
  ['', ', Muster GmbH', 'Roter Schuh.', 'Roter Schuh, Muster GmbH'],
  ['Muster', '(Foto)', 'Roter Schuh', 'Muster Roter Schuh (Foto)'],
] as const)('with %j before and %j after it, %j becomes %j, and that comes off again', (example) => {
  const [before, after, altText, whole] = example
  const wished = affixes(before, after)
  expect(putOnAffixes(textOf(altText), wished)).toEqual(textOf(whole))
  expect(putOnAffixes(textOf(whole), wished)).toEqual(textOf(whole))
  expect(takeOffAffixes(textOf(whole), wished).de.altText.replace(/\.$/, '')).toBe(altText.replace(/\.$/, ''))
})

test('what a model wrote itself is not put on again, whatever its capitals', () => {
  expect(putOnAffixes(textOf('MUSTER: Schuh | Shop'), affixes('Muster:', '| shop'))).toEqual(
    textOf('MUSTER: Schuh | Shop'),
  )
})

test('an empty alt text stays empty, and none becomes longer than one may be', () => {
  const wished = affixes('Muster:', '| Shop')
  expect(putOnAffixes(textOf(''), wished)).toEqual(textOf(''))
  expect(takeOffAffixes(textOf(''), wished)).toEqual(textOf(''))
  expect(putOnAffixes(textOf('x'.repeat(1_000)), wished)).toEqual(textOf('x'.repeat(1_000)))
  expect(putOnAffixes(textOf('x'.repeat(992)), wished)).toEqual(textOf(`Muster: ${'x'.repeat(992)}`))
})
