import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createUtf8Check } from './check-utf8.ts'
import { createEncodingDetector } from './detect-encoding.ts'

const text = 'ID;Titel;URL\r\n1;Grüße aus Łódź;https://example.com/ä.jpg\r\n'
const utf16be = Buffer.from(text, 'utf16le').swap16()
const windows1252 = Buffer.from('ID;Gr\xfc\xdfe \x80;https://example.com', 'latin1')

test.each([
  ['UTF-8', Buffer.from(text), 'utf-8'],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`), 'utf-8'],
  ['ASCII', Buffer.from('id;url'), 'utf-8'],
  ['nothing', Buffer.alloc(0), 'utf-8'],
  ['UTF-16LE with its mark', Buffer.from(`\ufeff${text}`, 'utf16le'), 'utf-16le'],
  ['UTF-16BE with its mark', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16be]), 'utf-16be'],
  ['UTF-16LE', Buffer.from(text, 'utf16le'), 'utf-16le'],
  ['UTF-16BE', utf16be, 'utf-16be'],
  ['Windows-1252', windows1252, 'windows-1252'],
  ['UTF-8 that is cut within a character', Buffer.from('id;ü').subarray(0, 4), 'windows-1252'],
  ['UTF-8 with one NUL', Buffer.from(`${text}\0`), 'utf-8'],
])('%s is recognised, whole and byte by byte', (_, bytes, encoding) => {
  const whole = createEncodingDetector()
  whole.push(bytes)
  expect(whole.end()).toBe(encoding)
  const inBytes = createEncodingDetector()
  for (const byte of bytes) inBytes.push(Uint8Array.of(byte))
  expect(inBytes.end()).toBe(encoding)
})

test('a broken byte among many whole characters leaves a text UTF-8', () => {
  const detector = createEncodingDetector()
  detector.push(Buffer.from(text.repeat(5)))
  detector.push(Buffer.from([0xc3]))
  detector.push(Buffer.from('\n'))
  expect(detector.end()).toBe('utf-8')
})

test('one wrong byte at the end of a large file makes it Windows-1252', () => {
  const detector = createEncodingDetector()
  detector.push(Buffer.alloc(1_000_000, 'a'))
  detector.push(Buffer.from([0xfc]))
  detector.push(Buffer.from('x'))
  expect(detector.end()).toBe('windows-1252')
})

test('of any bytes in any pieces none is broken exactly when a strict TextDecoder takes them', () => {
  const text = fc.string({ unit: 'binary' }).map((text) => new TextEncoder().encode(text))
  const piece = fc.oneof({ weight: 3, arbitrary: text }, fc.uint8Array({ maxLength: 4 }))
  fc.assert(
    fc.property(fc.array(piece), fc.nat(3), (pieces, offset) => {
      const check = createUtf8Check()
      for (const bytes of pieces) check.push(Buffer.concat([Buffer.alloc(offset), bytes]).subarray(offset))
      expect(check.end().broken === 0).toBe(isUtf8(Buffer.concat(pieces)))
    }),
  )
})

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
