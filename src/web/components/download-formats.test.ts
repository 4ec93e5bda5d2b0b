import { expect, test } from 'vitest'
import { downloadFormats } from './download-formats.ts'

test.each([
  ['list.csv', 'csv', ['csv', 'json', 'xlsx']],
  ['list.json', 'json', ['json', 'csv', 'xlsx']],
  ['Liste.XLSX', 'csv', ['xlsx', 'csv', 'json']],
  ['list.xlsx.json', 'json', ['json', 'csv', 'xlsx']],
] as const)('the results of %s, for which %s was chosen, are offered as %j', (filename, format, order) => {
  expect(downloadFormats({ filename, format })).toEqual(order)
})
