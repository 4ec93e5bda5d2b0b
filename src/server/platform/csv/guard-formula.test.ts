import { expect, test } from 'vitest'
import { guardFormula } from './guard-formula.ts'

test.each([
  '=1+1',
  '=',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '+',
  '-',
  '-cmd',
  '--5',
  '+SUM(A1)',
  '- Punkt',
  '-2+3',
  "-1+cmd|'/C calc'!A0",
  '+49-170-123',
  '-5*A1',
  '\u00a0@SUM(A1)',
  '\u200b=1',
  '\ufeff=1',
  '\u202e\u2066-cmd',
  '\u0000=1',
  '\u3164=1',
  '\u{e0020}=1',
  '＝1+1',
  '＋SUM(A1)',
  '－cmd',
  '＠SUM(A1)',
  '﹦1+1',
  '\tHof\n- rot',
])('%j gets an apostrophe', (cell) => {
  expect(guardFormula(cell)).toBe(`'${cell}`)
})

test.each([
  ['\n=1', "'\n’=1"],
  ['\r\n=1', "'\r\n’=1"],
  ['+1\n=2', "'+1\n’=2"],
  ['Hof\n=1', 'Hof\n’=1'],
  ['Hof\r\n@SUM(A1)\r\nTor', 'Hof\r\n’@SUM(A1)\r\nTor'],
  ['Hof\r=1', 'Hof\r’=1'],
  ['Hof\u2028=1', 'Hof\u2028’=1'],
  ['Hof\n \u200b＝1', 'Hof\n \u200b’＝1'],
  ["Hof\n-1+cmd|'/C calc'!A0", "Hof\n’-1+cmd|'/C calc'!A0"],
  ["Hof\n- cmd|'/C calc'!A0", "Hof\n’- cmd|'/C calc'!A0"],
  ['Hof\n- WEBSERVICE(A1)', 'Hof\n’- WEBSERVICE(A1)'],
  ['Hof\n-rot', 'Hof\n’-rot'],
  ['Hof\n=1\n=2', 'Hof\n’=1\n’=2'],
  ['Schuh;=1+1;rot', 'Schuh;’=1+1;rot'],
  ['b,=HYPERLINK(A1)', 'b,’=HYPERLINK(A1)'],
  ['a|+1+1', 'a|’+1+1'],
  ['a\t@SUM(A1)', 'a\t’@SUM(A1)'],
  ['a, \u200b=1', 'a, \u200b’=1'],
  ['a,"=1"', 'a,"’=1"'],
  ["a,'=1'", "a,'’=1'"],
  ['a,-hosen (rot)', 'a,’-hosen (rot)'],
  ['a;-SUM(1;2),-rot', 'a;’-SUM(1;2),-rot'],
  ["a,-cmd|'/C calc'!A0", "a,’-cmd|'/C calc'!A0"],
  ['a,-.5+SUM(A1)', 'a,’-.5+SUM(A1)'],
  ['a,"-1"+SUM(A1)', 'a,"’-1"+SUM(A1)'],
  ['a =1+1', 'a ’=1+1'],
  ["a '=1+1'", "a '’=1+1'"],
  [' =1', "' ’=1"],
  ['a =', 'a ’='],
  ['"=1"', '\'"=1"'],
  ['"-1"+SUM(A1)', '\'"-1"+SUM(A1)'],
])('%j becomes %j: another reading begins cells elsewhere', (cell, guarded) => {
  expect(guardFormula(cell)).toBe(guarded)
})

test('a guarded cell is not guarded again', () => {
  for (const cell of ['=1', '\n=1', 'Hof\n=1', ' =1', '\u200b@x', '+1\n=2', 'a;=1', 'a,"=1"', "a '=1'"]) {
    expect(guardFormula(guardFormula(cell))).toBe(guardFormula(cell))
  }
})

// If each line break or blank scanned the rest, one cell would exceed the test's own limit by far.
test.each(['\n', ' ', '\n ', '\u200b', '\n-', '- a', '+1', ',', ',"', ', -a', ';-a,-a|-a', ' =', " '"])(
  'a megabyte of %j is scanned once',
  (piece) => {
    const cell = `Hof${piece.repeat(1_000_000 / piece.length)}`
    expect(guardFormula(cell).startsWith('Hof')).toBe(true)
  },
)

test.each([
  '',
  'Hof',
  '-5',
  '+5',
  '-5,25 €',
  '-.5',
  '+1.000,00',
  '-1e6',
  '-12 °C',
  '+49 170 1234567',
  ' -5',
  '－5',
  'Merkmale:\n- rot\n+ neu\n-5 °C',
  'Merkmale:\r\n  - rot, 5 cm',
  'Hof\n',
  'a=1',
  "'=1",
  '5-3',
  '\n',
  '–5',
  '5,-',
  'nur 19,- €!',
  'nur 19,-.',
  'Hemden, -hosen und -schuhe',
  'mit @anna, @ben',
  'eine Bluse; - rot, +5 cm',
  'bei -5,25 °C, +3 °C',
  'a = b',
  'a => b',
  '"Hof", rot',
  '"-50 %" steht im Fenster',
  'Schilder: \'+5\', "-50 %"',
])('%j stays as it is', (cell) => {
  expect(guardFormula(cell)).toBe(cell)
})
