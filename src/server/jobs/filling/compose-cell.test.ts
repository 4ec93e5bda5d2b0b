import { expect, test } from 'vitest'
import { type CellRules, composeCell } from './compose-cell.ts'

type Case = [address: string, existing: string, texts: (string | undefined)[], cell: string | null]

function compose([address, existing, texts]: Case, rules: Partial<CellRules> = {}) {
  const all = { onlyEmpty: false, separator: null, ...rules }
  return composeCell({ row: 0, texts }, { address, existing }, all)
}

test.for<Case>([
  ['a.jpg', '', ['m'], 'm'],
  ['a.jpg', 'old', ['m | n'], 'm | n'],
  // Decorative.
  ['a.jpg', 'old', [''], ''],
  ['a.jpg', 'old', [undefined], null],
  ['a.jpg', 'old', ['old'], null],
])('of one picture the cell is its text: %j', (wanted) => {
  expect(compose(wanted)).toBe(wanted[3])
})

test.for<Case>([
  ['a.jpg|b.jpg', '', ['m', 'n'], 'm|n'],
  ['a.jpg, b.jpg', '', ['m, klein', 'n'], 'm, klein|n'],
  ['a.jpg;b.jpg', '', ['m; klein', 'n'], 'm, klein; n'],
  ['a.jpg\nb.jpg', '', ['m\nklein', 'n'], 'm klein\nn'],
  ['["a.jpg","b.jpg"]', '', ['m', 'n'], 'm|n'],
  ['https://x.example/a.jpg https://x.example/b.jpg', '', ['m', 'n'], 'm|n'],
  ['a.jpg|b.jpg', '', ['Logo | Firma', 'a|b'], 'Logo – Firma|a/b'],
])('of several they are parted as the pictures are, by nothing that a text holds: %j', (wanted) => {
  expect(compose(wanted)).toBe(wanted[3])
})

test.for<Case>([
  ['a.jpg|b.jpg', 'x|y', [undefined, 'n'], 'x|n'],
  ['a.jpg|b.jpg', 'x', [undefined, 'n'], 'x|n'],
  ['a.jpg|b.jpg', 'x|y', ['', ''], ''],
  ['a.jpg|b.jpg', '', [undefined, 'n'], '|n'],
  ['a.jpg|b.jpg', 'x|y', [undefined, undefined], null],
  ['a.jpg;b.jpg', 'x;y', [undefined, 'n'], 'x; n'],
  ['a.jpg\nb.jpg', 'x\r\ny', [undefined, 'n'], 'x\nn'],
  ['["a.jpg",\n"b.jpg"]', '["x","y"]', [undefined, 'n'], 'x|n'],
  // One text, that of the first picture.
  ['a.jpg, b.jpg', 'Rote Tasse; handbemalt', [undefined, 'n'], 'Rote Tasse; handbemalt|n'],
  ['a.jpg, b.jpg', 'Rote Tasse, handbemalt', [undefined, 'n'], 'Rote Tasse, handbemalt|n'],
  ['a.jpg|b.jpg', 'Rote Tasse\nhandbemalt', [undefined, 'n'], 'Rote Tasse handbemalt|n'],
])('a picture without a text keeps the one it has: %j', (wanted) => {
  expect(compose(wanted)).toBe(wanted[3])
})

test.for<Case>([
  ['a.jpg', 'old', ['m'], null],
  ['a.jpg', ' ', ['m'], 'm'],
  ['a.jpg|b.jpg', 'x|', ['m', 'n'], 'x|n'],
])('only what is empty is filled where that is wished: %j', (wanted) => {
  expect(compose(wanted, { onlyEmpty: true })).toBe(wanted[3])
})

test('a system that parts by bars gets no other ones, not even in the text of an only picture', () => {
  const separator = '|'
  expect(compose(['a.jpg,b.jpg', '', ['m', 'n\no'], ''], { separator })).toBe('m|n o')
  expect(compose(['a.jpg', '', ['m | n'], ''], { separator })).toBe('m – n')
})
