import { expect, test } from 'vitest'
import { decodePage } from './decode-page.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['valid UTF-8', Buffer.from('Grüße 😀'), 'text/html; charset=iso-8859-1', 'Grüße 😀'],
  ['UTF-8 that is cut within a character', Buffer.from('Grüße 😀').subarray(0, -2), 'text/html', 'Grüße '],
  ['Latin-1 that its headers call UTF-8', latin1('Grüße'), 'text/html; charset=utf-8', 'Grüße'],
  ['what its headers name', Buffer.from([0xa3, 0xb1]), 'text/html; charset=ISO-8859-2', 'Łą'],
  [
    'what its meta element names',
    latin1('<meta charset="windows-1251">\xcf!'),
    '',
    '<meta charset="windows-1251">П!',
  ],
  ['an unknown encoding', latin1('Grüße'), 'text/html; charset=klingon', 'Grüße'],
  ['UTF-16 by its mark', Buffer.from('\uFEFFGrüße', 'utf16le'), '', 'Grüße'],
  ['no bytes', Buffer.alloc(0), '', ''],
])('%s is decoded', (_name, bytes, contentType, text) => {
  expect(decodePage(bytes, contentType)).toBe(text)
})
