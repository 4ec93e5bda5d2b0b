import { expect, test } from 'vitest'
import { measureSharedFormulas } from './measure-shared-formulas.ts'
import type { SheetTag } from './read-cells.ts'

const tag = (column: number, attributes: Record<string, string> = { t: 'shared', si: '0' }) =>
  ({ column, attributes }) as unknown as SheetTag

test('a shared formula can be as long as spreadsheets allow, however its characters are escaped', () => {
  measureSharedFormulas(1).add(tag(1), 'A'.repeat(8_192))
  measureSharedFormulas(1).add(tag(1), '&amp;'.repeat(8_192))
  expect(() => measureSharedFormulas(1).add(tag(1), '&amp;'.repeat(8_193))).toThrow('too long')
  expect(() => measureSharedFormulas(1).add(tag(1), `A1<!--${'-'.repeat(900_000)}-->`)).toThrow('too long')
})

test('formulas that are never rewritten can have any length', () => {
  measureSharedFormulas(1).add(tag(2), 'A'.repeat(9_000))
  measureSharedFormulas(1).add(tag(1, {}), 'A'.repeat(9_000))
})

test('the total length of the formulas is bounded', () => {
  const formulas = measureSharedFormulas(1)
  const add = (si: number) => formulas.add(tag(1, { t: 'shared', si: String(si) }), 'A'.repeat(8_000))
  for (let si = 0; si < 2_500; si += 1) add(si)
  expect(() => add(2_500)).toThrow('too long')
})

test('the length of rewritten formulas is bounded, and a formula that another cell holds does not count', () => {
  const formulas = measureSharedFormulas(1)
  formulas.add(tag(1), 'A'.repeat(8_000))
  for (let cell = 0; cell < 12_500; cell += 1) formulas.add(tag(2), '')
  formulas.add(tag(2), 'A1')
  formulas.add(tag(3), '')
  formulas.add(tag(1), 'A1')
  expect(() => formulas.add(tag(2), '')).toThrow('too many cells')
})
