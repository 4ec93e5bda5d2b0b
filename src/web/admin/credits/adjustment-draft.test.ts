import { expect, test } from 'vitest'
import { writeAmount } from '#web/ui/formats/parse-amount.ts'
import { chooseDirection, emptyDraft, readAdjustment, typeAmount } from './adjustment-draft.ts'

const read = (typed: string, language: 'de' | 'en' = 'de') =>
  readAdjustment(typeAmount(emptyDraft, typed), language)

test.for([
  ['25', 2_500],
  ['12,50', 1_250],
  ['12.50', 1_250],
  ['+5', 500],
  ['-5', -500],
  [' - 5,5 € ', -550],
  ['−3', -300],
  ['–3', -300],
  ['EUR 10', 1_000],
  ['1.000,00', 100_000],
  ['1,000.00', 100_000],
  [',5', 50],
  ['10000000', 1_000_000_000],
] as const)('%s is the same in both languages', ([typed, cents]) => {
  expect(read(typed, 'de')).toEqual({ cents })
  expect(read(typed, 'en')).toEqual({ cents })
})

test('thousands are read as the language writes them', () => {
  expect(read('-1.000', 'de')).toEqual({ cents: -100_000 })
  expect(read('1,000', 'en')).toEqual({ cents: 100_000 })
})

test.for([
  ['1,005', 101],
  ['-1,005', -101],
  ['12,344', 1_234],
  ['2,675', 268],
] as const)('%s is rounded to the cent, halves away from zero', ([typed, cents]) => {
  expect(read(typed)).toEqual({ cents })
})

test.for([
  ['', 'invalid'],
  ['  ', 'invalid'],
  ['-', 'invalid'],
  ['zehn', 'invalid'],
  ['1e3', 'invalid'],
  ['--5', 'invalid'],
  ['1,2,3', 'invalid'],
  [',', 'invalid'],
  ['0', 'invalid'],
  ['0,004', 'invalid'],
  ['10000000,01', 'tooLarge'],
  ['-10000001', 'tooLarge'],
] as const)('%s is refused as %s', ([typed, problem]) => {
  expect(read(typed)).toEqual({ problem })
})

test('a typed sign chooses the direction, and deleting it adds again', () => {
  const taking = typeAmount(emptyDraft, '-5')
  expect(taking.direction).toBe('take')
  expect(typeAmount(taking, '5').direction).toBe('add')
  expect(typeAmount(taking, '+5').direction).toBe('add')
})

test('a chosen direction stays while an amount without a sign is typed', () => {
  const taking = typeAmount(chooseDirection(emptyDraft, 'take'), '5')
  expect(readAdjustment(taking, 'de')).toEqual({ cents: -500 })
})

test('choosing the other direction removes a typed sign', () => {
  const adding = chooseDirection(typeAmount(emptyDraft, ' -5'), 'add')
  expect(adding).toEqual({ direction: 'add', typed: '5' })
  expect(readAdjustment(adding, 'de')).toEqual({ cents: 500 })
})

test('a written amount is read as the same amount again', () => {
  for (const cents of [1, 50, 1_250, 123_456_789]) expect(read(writeAmount(cents, 'de'))).toEqual({ cents })
})
