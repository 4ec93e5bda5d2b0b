import { expect, test } from 'vitest'
import { looksLikeCsv, looksLikeJson } from './sniff-content.ts'

test.each([
  ['["https://example.com/x.jpg"]', true, false],
  ['\ufeff [\n  { "url": "x" } ]', true, false],
  ['{"url":"x"}', true, false],
  ['[', true, false],
  ['[]', true, false],
  ['[ID];[URL]\n1;x', false, false],
  ['{id};url\n1;x', false, false],
  ['id;url\n1;x', false, true],
  ['https://example.com/x.jpg\n', false, true],
  ['"ID","URL"\n', false, true],
  ['"https://example.com/x.jpg"', false, false],
  ['', false, false],
])('%j looks like JSON: %j, like CSV: %j', (text, json, csv) => {
  expect(looksLikeJson(text)).toBe(json)
  expect(looksLikeCsv(text)).toBe(csv)
})
