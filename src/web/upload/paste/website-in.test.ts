import { expect, test } from 'vitest'
import { websiteIn } from './website-in.ts'

test.each([
  ['https://example.org', 'https://example.org/', 'site'],
  [' www.example.org\n', 'https://www.example.org/', 'site'],
  ['http://localhost:3000/', 'http://localhost:3000/', 'site'],
  ['https://example.org/team?x=1', 'https://example.org/team?x=1', 'page'],
  ['https://example.org/sitemap.xml', 'https://example.org/sitemap.xml', 'page'],
])('%j is the address of a website', (text, url, depth) => {
  expect(websiteIn(text)).toEqual({ url, depth })
})

test.each([
  'https://example.org/a.jpg?w=100',
  'https://example.org/a https://example.org/b',
  'https://example.org\nhttps://example.org/b',
  'A text with www.example.org',
  'https://',
  'www',
  'ftp://example.org',
  '',
])('%j is no address of a website', (text) => {
  expect(websiteIn(text)).toBeNull()
})
