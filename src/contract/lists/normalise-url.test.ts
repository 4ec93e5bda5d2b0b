import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseUrl } from './normalise-url.ts'

test.each([
  ['https://example.com/x.jpg', 'https://example.com/x.jpg'],
  ['  HTTP://Example.com/x.jpg\n', 'http://example.com/x.jpg'],
  ['https://example.com/ein Bild.jpg', 'https://example.com/ein%20Bild.jpg'],
  ['https://example.com/größe.jpg', 'https://example.com/gr%C3%B6%C3%9Fe.jpg'],
  ['https://example.com/ein%20Bild.jpg', 'https://example.com/ein%20Bild.jpg'],
  ['https://example.com/100%.jpg', 'https://example.com/100%25.jpg'],
  ['https://example.com/x?a=1&amp;b=2', 'https://example.com/x?a=1&b=2'],
  ['https://example.com/a,b;c|d.jpg', 'https://example.com/a,b;c|d.jpg'],
  ['https://müller.de/x.jpg', 'https://xn--mller-kva.de/x.jpg'],
  ['https://example.com\\bilder\\x.jpg', 'https://example.com/bilder/x.jpg'],
  ['https://example.com/x?a=1&#038;b=2&#x26;c=3', 'https://example.com/x?a=1&b=2&c=3'],
  ['https://example.com/x.jpg\u200b', 'https://example.com/x.jpg'],
  ['//cdn.example.com/x.jpg', 'https://cdn.example.com/x.jpg'],
  ['www.example.com/x.jpg', 'https://www.example.com/x.jpg'],
  ['cdn.example.de/x.jpg', 'https://cdn.example.de/x.jpg'],
  ['example.com:8080/x.jpg', 'https://example.com:8080/x.jpg'],
])('%j is the address %j', (raw, url) => {
  expect(normaliseUrl(raw)).toEqual({ url })
  expect(normaliseUrl(raw, 'https://base.example/')).toEqual({ url })
})

test.each([
  ['', 'empty'],
  [' \t', 'empty'],
  ['javascript:alert(1)', 'not_http'],
  ['data:image/png;base64,AAAA', 'not_http'],
  ['ftp://example.com/x.jpg', 'not_http'],
  ['file:///x.jpg', 'not_http'],
  ['C:\\Bilder\\x.jpg', 'not_http'],
  ['\\\\server\\x.jpg', 'not_http'],
  ['mailto:a@example.com', 'not_http'],
  ['http://', 'not_http'],
  ['https:///x.jpg', 'not_http'],
  ['http://exa mple.com/x.jpg', 'not_http'],
  ['/uploads/x.jpg', 'needs_base'],
  ['uploads/x.jpg', 'needs_base'],
  ['public://x.jpg', 'needs_base'],
  ['uploads.old/x.jpg', 'needs_base'],
  ['x.jpg', 'needs_base'],
])('%j is no address: %s', (raw, problem) => {
  expect(normaliseUrl(raw)).toEqual({ problem })
})

test.each([
  ['/uploads/x.jpg', 'https://example.com/media', 'https://example.com/media/uploads/x.jpg'],
  ['/media/x.jpg', 'https://example.com/media', 'https://example.com/media/x.jpg'],
  ['uploads/x.jpg', 'https://example.com', 'https://example.com/uploads/x.jpg'],
  ['x y.jpg', 'https://example.com/media', 'https://example.com/media/x%20y.jpg'],
  ['../x.jpg', 'https://example.com/media/', 'https://example.com/x.jpg'],
  ['100%.jpg', 'https://example.com/?a=1#b', 'https://example.com/100%25.jpg'],
  ['bilder\\x.jpg', 'https://example.com', 'https://example.com/bilder/x.jpg'],
  [
    'public://2024/a.jpg',
    'https://example.com/sites/default/files',
    'https://example.com/sites/default/files/2024/a.jpg',
  ],
  ['__GHOST_URL__/content/a.jpg', 'https://example.com/', 'https://example.com/content/a.jpg'],
  ['{{base_url}}/media/a.jpg', 'https://example.com/', 'https://example.com/media/a.jpg'],
])('%j below %j is %j', (raw, base, url) => {
  expect(normaliseUrl(raw, base)).toEqual({ url })
})

test('a base that is no address leaves a path without its host', () => {
  expect(normaliseUrl('x.jpg', 'ftp://example.com')).toEqual({ problem: 'needs_base' })
})

test('whatever the text, an address that comes out is http(s) and stays as it is when normalised again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), fc.option(fc.webUrl()), (raw, base) => {
      const first = normaliseUrl(raw, base ?? undefined)
      if (!('url' in first)) return
      expect(first.url).toMatch(/^https?:\/\//)
      expect(normaliseUrl(first.url)).toEqual(first)
    }),
  )
})
