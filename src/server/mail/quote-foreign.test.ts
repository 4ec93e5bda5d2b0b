import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quoteForeign } from './quote-foreign.ts'

test.for([
  ['media-export.csv', '„media-export.csv“'],
  ['Bestand 1.7.2026 (v1.2).XLSX', '„Bestand 1.7.2026 (v1.2).XLSX“'],
  ['Anna M. Meier, a.m., 12:30', '„Anna M. Meier, a.m., 12:30“'],
  ['192.0.2.1', '„192.0.2.1“'],
  ['Konto gesperrt! https://evil.example/x', '„Konto gesperrt! https: //evil. example/x“'],
  ['WWW.1and1', '„WWW. 1and1“'],
  ['paypal.com.csv', '„paypal. com.csv“'],
  ['//evil.csv', '„//evil. csv“'],
  ['rechnung.zip', '„rechnung. zip“'],
  ['hilfe@evil.example', '„hilfe@evil. example“'],
  ['mailto:x tel:0900 s3://x', '„mailto: x tel: 0900 s3: //x“'],
  ['\\\\evil\\share', '„\\\\ evil\\share“'],
  ['例。テスト भारत.भारत', '„例。 テスト भारत. भारत“'],
  ['ev\u200bil.\u200bexample', '„evil. example“'],
  ['a\u202evsc.exe\u061c', '„avsc. exe“'],
  ['a\r\n\tb\u0000\u2028c.csv', '„a b c.csv“'],
  ['x“ ist gesperrt. „y "z"', '„x’ ist gesperrt. ’y ’z’“'],
  ['x'.repeat(200), `„${'x'.repeat(79)}…“`],
  ['.ab'.repeat(100), `„${'. ab'.repeat(100).slice(0, 79)}…“`],
])('%j stands in a mail as %s', ([value, quoted]) => {
  expect(quoteForeign(value!, 'de')).toBe(quoted)
})

test('English has its own quotation marks', () => {
  expect(quoteForeign('media-export.csv', 'en')).toBe('“media-export.csv”')
})

test('a quoted value cannot contain a link, break a line, change the direction or end its quotation', () => {
  const parts = fc.constantFrom(
    ...['https', '://', ':', '.', 'www.', '@', 'evil', 'ab', '.csv', '\u200b', '\u202e', '\n', '“', ' '],
  )
  const values = fc.array(parts, { maxLength: 30 }).map((all) => all.join(''))
  fc.assert(
    fc.property(values, (value) => {
      const quoted = quoteForeign(value, 'de')
      const inside = quoted.slice(1, -1)
      expect(inside.replace(/\.csv$/, '')).not.toMatch(/:\/\/|www\.\S|\.\p{L}{2}|[\p{Cc}\p{Cf}„“]/iu)
      expect([...inside].length).toBeLessThanOrEqual(80)
    }),
  )
})
