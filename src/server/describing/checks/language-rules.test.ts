import { expect, test } from 'vitest'
import { measureLanguageRules } from './testing/measure-language-rules.ts'

const rows = measureLanguageRules('first')
const heldOut = rows.filter(({ isHeldOut }) => isHeldOut)

function shareOf(of: typeof rows, list: 'hardFalse' | 'softFalse' | 'missed'): number {
  return of.reduce((sum, row) => sum + row[list].length, 0) / of.reduce((sum, row) => sum + row.cases, 0)
}

test('no good text is refused for its language', () => {
  expect(rows.flatMap(({ hardFalse }) => hardFalse)).toEqual([])
})

test('at most two in a hundred good answers are doubted for their language', () => {
  const good = heldOut.filter(({ rule, kind }) => rule === 'language' && kind.startsWith('good'))
  expect(shareOf(good, 'softFalse')).toBeLessThanOrEqual(0.02)
})

test('at most five in a hundred answers that are wholly in another language are not refused', () => {
  const whole = heldOut.filter(({ kind }) => kind.startsWith('bad: whole'))
  expect(shareOf(whole, 'missed')).toBeLessThanOrEqual(0.05)
})

test('of numbers that agree at most two in a hundred are doubted', () => {
  const good = rows.filter(({ rule, kind }) => rule === 'numbers' && kind === 'good')
  expect(shareOf(good, 'softFalse')).toBeLessThanOrEqual(0.02)
})

test('at most five in a hundred texts in another language than the one they stand under are passed over', () => {
  const bad = heldOut.filter(({ rule, kind }) => rule === 'language' && kind.startsWith('bad'))
  const partly = bad.filter(({ kind }) => !kind.startsWith('bad: whole'))
  expect(shareOf(partly, 'missed')).toBeLessThanOrEqual(0.05)
})

test('at most two in a hundred false friends are taken for a use of a keyword', () => {
  const unused = heldOut.filter(({ kind }) => kind === 'unused, several languages')
  expect(shareOf(unused, 'softFalse')).toBeLessThanOrEqual(0.02)
  const used = heldOut.filter(({ kind }) => kind === 'used, several languages')
  expect(shareOf(used, 'missed')).toBeLessThanOrEqual(0.02)
})
