import { expect, test } from 'vitest'
import { cleanFilename } from './clean-filename.ts'

test.for([
  ['liste.csv', 'liste.csv'],
  ['Übersicht – Größe 1.csv', 'Übersicht – Größe 1.csv'],
  ['صور ١.csv', 'صور ١.csv'],
  ['C:\\Bilder\\liste.csv', 'liste.csv'],
  ['/home/anna/liste.csv', 'liste.csv'],
  [undefined, ''],
] as const)('%s is kept as %s', ([sent, kept]) => {
  expect(cleanFilename(sent)).toBe(kept)
})

test('direction marks and invisible characters are removed from a name', () => {
  expect(cleanFilename('rechnung\u202evsc.csv')).toBe('rechnungvsc.csv')
  expect(cleanFilename('a\u2066b\u2069\u200fc\u061cd.csv')).toBe('abcd.csv')
  expect(cleanFilename('l\u200bi\u00ads\u2060t\ufeffe\u3164\u{e0041}.csv\u200b')).toBe('liste.csv')
  expect(cleanFilename('a\0b\nc\u0085d\u2028e.csv')).toBe('abcde.csv')
  expect(cleanFilename('ordner\u200b/liste.csv')).toBe('liste.csv')
})

test('a name is cut to 255 characters, its extension preserved', () => {
  const cut = cleanFilename(`${'ä'.repeat(300)}.csv`)
  expect(cut).toBe(`${'ä'.repeat(251)}.csv`)
  expect(Array.from(cleanFilename(`${'🌳'.repeat(300)}.json`))).toHaveLength(255)
  expect(cleanFilename(`${'x'.repeat(250)}.csv`)).toBe(`${'x'.repeat(250)}.csv`)
  expect(cleanFilename('x'.repeat(300))).toBe('x'.repeat(255))
})
