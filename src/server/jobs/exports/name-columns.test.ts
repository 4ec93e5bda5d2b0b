import { expect, test } from 'vitest'
import { exportColumns } from './export-columns.ts'
import { nameColumns } from './name-columns.ts'

test("the list's columns come first, then ours, two for each language", () => {
  expect(nameColumns(['id', 'url'], exportColumns, ['de', 'Latein'])).toEqual([
    'id',
    'url',
    'filename',
    'success',
    'error',
    'keywords',
    'interpretation',
    'alt_text_de',
    'description_de',
    'alt_text_Latein',
    'description_Latein',
    'needs_review',
    'decorative',
    'model',
    'prompt_version',
    'generated_at',
    'edited',
    'approved',
  ])
})

test('an added column whose name is taken gets the next free number', () => {
  const header = nameColumns(['filename', 'alt_text_de', 'alt_text_de_2', 'Success'], exportColumns, ['de'])
  expect(header.slice(4, 10)).toEqual([
    'filename_2',
    'success',
    'error',
    'keywords',
    'interpretation',
    'alt_text_de_3',
  ])
})

test('columns of the list without a name or with the same one stay as they are', () => {
  expect(nameColumns(['', 'url', '', 'url'], exportColumns, []).slice(0, 5)).toEqual([
    '',
    'url',
    '',
    'url',
    'filename',
  ])
})
