import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AddressedMail } from './mail-kind.ts'
import { quoteForeign, writeMail } from './write-mail.ts'

const support = 'hilfe@example.org'
const ended: AddressedMail = {
  reader: { username: 'anna', email: 'anna@example.org', isVerified: true, language: 'de' },
  words: {
    de: {
      subject: 'Fertig: {{filename}}',
      before: 'Ihr Auftrag {{filename}} ist fertig. Bilder: {{total}}.',
      button: 'Ergebnisse ansehen',
      after: 'Solche E-Mails können Sie abschalten.',
    },
    en: { subject: 'Done: {{filename}}', before: '{{filename}} is done.', button: 'View results' },
  },
  link: 'https://bildwort.example/results/7?a=1&b="',
  values: { total: 2_000 },
  foreignValues: { filename: 'media-export.csv' },
}

test('a text reads like a letter, with the bare link on a line of its own', () => {
  const { text } = writeMail(ended, support)
  expect(text).toBe(`Guten Tag anna,

Ihr Auftrag „media-export.csv“ ist fertig. Bilder: 2.000.

Ergebnisse ansehen:
https://bildwort.example/results/7?a=1&b="

Solche E-Mails können Sie abschalten.

Freundliche Grüße
Bildwort

Fragen? Schreiben Sie an hilfe@example.org
`)
})

test('values never become markup', () => {
  const { html } = writeMail(
    {
      ...ended,
      reader: { ...ended.reader, username: '<b>anna</b>', language: 'en' },
      foreignValues: { filename: `<img src=x>&"'.csv` },
    },
    '"><script>@example.org',
  )
  expect(html).toContain('Hello &lt;b&gt;anna&lt;/b&gt;,')
  expect(html).toContain('&lt;img src=x&gt;&amp;’&#39;.csv')
  expect(html).toContain('href="https://bildwort.example/results/7?a=1&amp;b=&quot;"')
  expect(html).not.toMatch(/<(b|img|script)[ >]/)
})

test('a name that mail programs would turn into a link is omitted', () => {
  const greet = (username: string) =>
    writeMail({ ...ended, reader: { ...ended.reader, username } }, support).text.split('\n')[0]
  for (const name of ['win at evil.example', 'http://evil', 'WWW.evil'])
    expect(greet(name)).toBe('Guten Tag,')
  for (const name of ['Anna Meier', 'a.m.', 'anna (Köln)']) expect(greet(name)).toBe(`Guten Tag ${name},`)
  expect(greet('{{filename}}')).toBe('Guten Tag {{filename}},')
})

test('values that other people chose are in quotation marks, without a link, even if there are several', () => {
  const wanted = { ...ended, foreignValues: { filename: ['a\u202eb.csv', 'Jetzt www.evil.example'] } }
  const { subject, text, html } = writeMail(wanted, support)
  for (const version of [subject, text, html])
    expect(version).toContain('„ab.csv“, „Jetzt www. evil. example“')
})

test('placeholders in such values are not replaced', () => {
  expect(writeMail({ ...ended, foreignValues: { filename: '{{total}}' } }, support).subject).toBe(
    'Fertig: „{{total}}“',
  )
})

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
