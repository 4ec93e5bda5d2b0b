import { expect, test } from 'vitest'
import { wrongExtension } from './wrong-extension.ts'

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
])('%j is misnamed as .csv: %j, as .json: %j', (text, json, csv) => {
  expect(wrongExtension('csv', text)).toBe(json ? 'json_named_csv' : null)
  expect(wrongExtension('json', text)).toBe(csv ? 'csv_named_json' : null)
})

test.each([
  ['{"url":"x"}\n', null],
  ['\ufeff\n {"url":"x"}\n', null],
  ['{', null],
  ['', null],
  ['[{"url":"x"}]', 'not_ndjson'],
  ['"x"', 'not_ndjson'],
  ['id;url\n1;x', 'not_ndjson'],
] as const)('%j is misnamed as .ndjson and as .jsonl: %j', (text, refusal) => {
  expect(wrongExtension('ndjson', text)).toBe(refusal)
  expect(wrongExtension('jsonl', text)).toBe(refusal)
})
