import { expect, test } from 'vitest'
import { addressInFormula, isFormula } from './formula.ts'

test.each([
  ['HYPERLINK("https://example.org/a.jpg","ansehen")', 'https://example.org/a.jpg'],
  ['=IMAGE("https://example.org/a.jpg"; 1)', 'https://example.org/a.jpg'],
  ['_xlfn.IMAGE("https://example.org/a.jpg")', 'https://example.org/a.jpg'],
  ['HYPERLINK("https://example.org/seite",_xlfn.IMAGE("https://example.org/a"))', 'https://example.org/a'],
  ['IFERROR(__xludf.DUMMYFUNCTION("IMAGE(""https://example.org/a.jpg"")"),"")', 'https://example.org/a.jpg'],
  ['HYPERLINK("https://example.org/""3"".jpg","Foto 3")', 'https://example.org/"3".jpg'],
  ['="https://example.org/a.jpg"', 'https://example.org/a.jpg'],
  ['HYPERLINK("https://example.org/"&D2&".jpg","ansehen")', null],
  ['HYPERLINK(C3,"ansehen")', null],
  ['CONCATENATE("https://example.org/",A2)', null],
  ['IF(D6="","",HYPERLINK("https://example.org/"&D6,"ansehen"))', null],
])('the formula %s names %s', (formula, address) => {
  expect(addressInFormula(formula)).toBe(address)
})

test.each([
  ['=A2&".jpg"', true],
  ['=IMAGE(A2)', true],
  ['=', false],
  ['=?utf-8?Q?x?=', false],
  ['https://example.org/?a=(b)', false],
])('is %s a formula: %s', (text, answer) => {
  expect(isFormula(text)).toBe(answer)
})
