import { expect, test } from 'vitest'
import { isInSite, pageAddress, siteOf } from './page-address.ts'

const site = siteOf(new URL('https://www.example.co.uk/start'))

test.each([
  ['https://www.example.co.uk/a', 'example.co.uk', true],
  ['https://example.org', 'example.org', true],
  ['https://blog.example.org/', 'blog.example.org', false],
  ['https://anna.github.io/x', 'anna.github.io', true],
  ['https://example.org:8443/', 'example.org:8443', false],
  ['http://127.0.0.1:3000/', '127.0.0.1:3000', false],
])('the site of %s is %s', (url, host, isDomain) => {
  expect(siteOf(new URL(url))).toEqual({ host, isDomain })
})

test('hosts below a domain belong to its site, others do not', () => {
  const belongs = ['https://example.co.uk', 'http://shop.example.co.uk/x'].map((url) =>
    isInSite(site, new URL(url)),
  )
  expect(belongs).toEqual([true, true])
  for (const url of ['https://other.co.uk', 'https://notexample.co.uk', 'https://example.co.uk:81'])
    expect(isInSite(site, new URL(url))).toBe(false)
})

const base = 'https://example.co.uk'
test.each([
  [`${base}/a#b`, `${base}/a`],
  [`${base}/a;jsessionid=0A1B2C?x=1`, `${base}/a?x=1`],
  [`${base}/a?PHPSESSID=1&utm_source=x&page=2`, `${base}/a?page=2`],
  [`${base}/a?mysess=0123456789abcdef0123`, `${base}/a`],
  [`${base}/a?session=spring`, `${base}/a`],
  [`${base}//a///b`, `${base}/a/b`],
  ['https://user:secret@example.co.uk/', `${base}/`],
  [`${base}/a.jpg`, null],
  [`${base}/list.pdf?download`, null],
  [`${base}/${'a/b/'.repeat(4)}`, null],
  [`${base}/${Array.from({ length: 16 }, (_, at) => at).join('/')}`, null],
  [`${base}/?${'x'.repeat(1_000)}`, null],
  ['ftp://example.co.uk/', null],
  ['https://elsewhere.org/', null],
  ['not an address', null],
])('the page at %s is %s', (written, address) => {
  expect(pageAddress(written, site)).toBe(address)
})
