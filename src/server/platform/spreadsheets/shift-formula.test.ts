import { expect, test } from 'vitest'
import { shiftFormula } from './shift-formula.ts'

test.each([
  ['A1+B2', 'B3+C4'],
  ['$A1+A$1+$A$1', '$A3+B$1+$A$1'],
  ['SUM(A1:B2)', 'SUM(B3:C4)'],
  ['LOG10(A1)+ATAN2(A1,1.5)', 'LOG10(B3)+ATAN2(B3,1.5)'],
  ['"A1"&A1', '"A1"&B3'],
  ['Bilder!A1', 'Bilder!B3'],
  ["'A1 B1'!A1", "'A1 B1'!B3"],
  ['Q1!A1', 'Q1!B3'],
  ['A:B', 'B:C'],
  ['$A:B', '$A:C'],
  ['1:$3', '3:$3'],
  ['Table1[[#This Row],[A1]]', 'Table1[[#This Row],[A1]]'],
  ['[1]Tabelle1!A1', '[1]Tabelle1!B3'],
  ['A1_neu+Preis2024+1E5', 'A1_neu+Preis2024+1E5'],
  ['IF(A1="",TRUE,z9)', 'IF(B3="",TRUE,AA11)'],
  ['XFD1048576', 'A2'],
])('%s, one column and two rows further, is %s', (formula, moved) => {
  expect(shiftFormula(formula, { rows: 2, columns: 1 })).toBe(moved)
})
